/** How a batch of requests is made. Whoever reads its results gives the same again. */
export interface BatchOptions<Item> {
  /** The model. Default: that of the judge's settings. */
  readonly model?: string;
  /** Temperature of requests that name none; `null` leaves it out. Default: the judge's, else 0. */
  readonly temperature?: number | null;
  /** The most tokens of a reply to a request that names none. Default: the judge's, else the server's. */
  readonly maxTokens?: number;
  /** How a shape is asked for. Default `"json_schema"`. */
  readonly structured?: "json_schema" | "json_object" | "none";
  /** What `maxTokens` is called: older servers know `"max_tokens"` only. Default `"max_completion_tokens"`. */
  readonly limit?: "max_completion_tokens" | "max_tokens";
  /** The address within the server. Default `"/v1/chat/completions"`. */
  readonly url?: string;
  /** Judgements of each item, an integer >= 1. Default 1. */
  readonly repeats?: number;
  /** The id of an item, each once. Default: its `id`, else its place. */
  readonly id?: (item: Item, index: number) => string;
}
