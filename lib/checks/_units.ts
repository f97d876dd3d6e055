/** A unit of measure: its own name, what it measures, and its worth in the dimension's base unit. */
export interface Unit {
  readonly name: string;
  readonly dimension: string;
  readonly factor: number;
  /** What is added before the factor: 459.67 for degrees Fahrenheit. */
  readonly offset: number;
  /** A worth that is also in use: 1024² bytes for MB. */
  readonly other?: number;
}

/** Name, factor, and every spelling: `=` before one that counts only in this case, `!` only glued to its digits. */
type Row = readonly [name: string, factor: number, spellings: string, offset?: number];

const TABLE: Readonly<Record<string, readonly Row[]>> = {
  time: [
    ["ms", 0.001, "ms msec millisecond milliseconds Millisekunden millisecondes milisegundos"],
    ["µs", 1e-6, "µs μs us microsecond microseconds"],
    ["ns", 1e-9, "=ns nanosecond nanoseconds"],
    [
      "second",
      1,
      "=s sec secs second seconds Sekunde Sekunden seconde secondes segundo segundos secondo secondi 秒",
    ],
    [
      "minute",
      60,
      "min mins minute minutes Minute Minuten minuto minutos minuti 分钟 分鐘 分間",
    ],
    [
      "hour",
      3600,
      "=h hr hrs hour hours Std Stunde Stunden heure heures hora horas ora ore 小时 小時 時間 시간",
    ],
    [
      "day",
      86400,
      "!d day days Tag Tage Tagen jour jours día días dia dias giorno giorni 天 日間 日",
    ],
    [
      "week",
      604800,
      "wk wks week weeks Woche Wochen semaine semaines semana semanas settimana settimane 周 週間 周间",
    ],
    ["fortnight", 1209600, "fortnight fortnights"],
  ],
  calendar: [
    [
      "month",
      1,
      "mo mos month months Monat Monate Monaten mois mes meses mês mese mesi 个月 個月 か月 ヶ月 ヵ月 개월",
    ],
    ["quarter", 3, ""],
    [
      "year",
      12,
      "yr yrs year years Jahr Jahre Jahren ans année années año años ano anos anno anni 年间 年間 年",
    ],
    ["decade", 120, "decade decades"],
    ["century", 1200, "century centuries"],
  ],
  "working time": [["business day", 1, ""]],
  length: [
    ["nm", 1e-9, "=nm nanometer nanometers nanometre nanometres"],
    ["µm", 1e-6, "µm μm micrometer micrometers micrometre micrometres micron microns"],
    ["mm", 0.001, "mm millimeter millimeters millimetre millimetres"],
    ["cm", 0.01, "cm centimeter centimeters centimetre centimetres Zentimeter"],
    ["m", 1, "=m meter meters metre metres Metern mètre mètres metro metros metri"],
    [
      "km",
      1000,
      "km kms kilometer kilometers kilometre kilometres kilomètres kilómetros quilômetros chilometri 公里",
    ],
    ["inch", 0.0254, "!in inch inches ″"],
    ["foot", 0.3048, "ft foot feet ′"],
    ["yard", 0.9144, "yd yds yard yards"],
    ["mile", 1609.344, "mi mile miles Meilen milles millas"],
    ["nautical mile", 1852, "nmi"],
  ],
  area: [
    ["mm2", 1e-6, "mm²"],
    ["cm2", 1e-4, "cm²"],
    ["m2", 1, "=m² =m2 sqm ㎡ qm"],
    ["km2", 1e6, "km² km2"],
    ["hectare", 1e4, "ha hectare hectares Hektar"],
    ["acre", 4046.8564224, "acre acres"],
    ["ft2", 0.09290304, "ft² ft2 sqft"],
    ["inch2", 0.00064516, "in²"],
    ["yard2", 0.83612736, "yd²"],
    ["mile2", 2589988.110336, "mi²"],
  ],
  volume: [
    ["mm3", 1e-6, "mm³"],
    ["cm3", 1e-3, "cm³ cm3 cc"],
    ["m3", 1000, "=m³ =m3 cbm"],
    ["km3", 1e12, "km³"],
    ["ft3", 28.316846592, "ft³ ft3"],
    ["inch3", 0.016387064, "in³"],
    ["yard3", 764.554857984, "yd³"],
    ["mile3", 4.168181825e12, "mi³"],
    ["mL", 0.001, "ml milliliter milliliters millilitre millilitres"],
    ["cL", 0.01, "=cl centiliter centilitre centiliters centilitres"],
    ["L", 1, "=l =L liter liters litre litres Litern litros litri"],
    ["gallon", 3.785411784, "gal gallon gallons"],
    ["quart", 0.946352946, "qt quart quarts"],
    ["pint", 0.473176473, "pint pints"],
    ["cup", 0.2365882365, "cup cups"],
    ["fl oz", 0.0295735295625, ""],
    ["tablespoon", 0.01478676478125, "tbsp tablespoon tablespoons"],
    ["teaspoon", 0.00492892159375, "tsp teaspoon teaspoons"],
    ["barrel", 158.987294928, "bbl barrel barrels"],
  ],
  mass: [
    ["µg", 1e-6, "µg μg mcg microgram micrograms"],
    ["mg", 0.001, "=mg milligram milligrams Milligramm"],
    ["g", 1, "=g gram grams gramme grammes Gramm gramos gramas grammi 克"],
    ["kg", 1000, "kg kgs kilo kilos kilogram kilograms Kilogramm kilogrammes 公斤"],
    ["tonne", 1e6, "=t tonne tonnes Tonnen toneladas tonnellate 吨"],
    ["ton", 907184.74, "ton tons"],
    ["oz", 28.349523125, "oz ounce ounces"],
    ["lb", 453.59237, "lb lbs pound pounds"],
    ["stone", 6350.29318, ""],
  ],
  data: [
    ["bit", 0.125, "bit bits"],
    ["kbit", 125, "kbit kbits =Kb =kb"],
    ["Mbit", 125e3, "Mbit Mbits =Mb megabit megabits"],
    ["Gbit", 125e6, "Gbit Gbits =Gb gigabit gigabits"],
    ["B", 1, "byte bytes octets"],
    ["KB", 1e3, "=kB =KB kilobyte kilobytes =Ko =ko"],
    ["MB", 1e6, "=MB megabyte megabytes =Mo"],
    ["GB", 1e9, "=GB gigabyte gigabytes =Go gig gigs"],
    ["TB", 1e12, "=TB terabyte terabytes =To"],
    ["PB", 1e15, "=PB petabyte petabytes"],
    ["KiB", 1024, "KiB kibibyte kibibytes"],
    ["MiB", 1024 ** 2, "MiB mebibyte mebibytes"],
    ["GiB", 1024 ** 3, "GiB gibibyte gibibytes"],
    ["TiB", 1024 ** 4, "TiB tebibyte tebibytes"],
  ],
  "data rate": [
    ["kbit/s", 1e3, "kbps kbit/s kb/s"],
    ["Mbit/s", 1e6, "Mbps Mbit/s =Mb/s"],
    ["Gbit/s", 1e9, "Gbps Gbit/s =Gb/s"],
    ["MB/s", 8e6, "=MB/s =MBps"],
    ["GB/s", 8e9, "=GB/s =GBps"],
  ],
  temperature: [
    ["°C", 1, "°C ℃ =C celsius centigrade", 273.15],
    ["°F", 5 / 9, "°F ℉ =F fahrenheit", 459.67],
    ["K", 1, "!K kelvin kelvins", 0],
  ],
  angle: [["degree", 1, "° degree degrees Grad degrés grados graus gradi"]],
  speed: [
    ["km/h", 1 / 3.6, "km/h kmh kph kmph km/hr"],
    ["m/s", 1, "=m/s"],
    ["mph", 0.44704, "mph mi/h"],
    ["knot", 1852 / 3600, "kn knot knots kt kts"],
    ["ft/s", 0.3048, "ft/s fps"],
  ],
  frequency: [
    ["Hz", 1, "Hz hertz"],
    ["kHz", 1e3, "kHz kilohertz"],
    ["MHz", 1e6, "=MHz megahertz"],
    ["GHz", 1e9, "GHz gigahertz"],
    ["rpm", 1 / 60, "rpm"],
  ],
  power: [
    ["mW", 1e-3, "=mW milliwatt milliwatts"],
    ["W", 1, "=W watt watts"],
    ["kW", 1e3, "kW kilowatt kilowatts"],
    ["MW", 1e6, "=MW megawatt megawatts"],
    ["GW", 1e9, "=GW gigawatt gigawatts"],
    ["hp", 745.6998715822702, "hp horsepower"],
  ],
  energy: [
    ["J", 1, "!J joule joules"],
    ["kJ", 1e3, "kJ kilojoule kilojoules"],
    ["Wh", 3600, "=Wh"],
    ["kWh", 3.6e6, "kWh"],
    ["MWh", 3.6e9, "=MWh"],
    ["GWh", 3.6e12, "=GWh"],
    ["TWh", 3.6e15, "=TWh"],
    ["cal", 4.184, "cal calorie calories"],
    ["kcal", 4184, "kcal kcals"],
    ["BTU", 1055.05585262, "BTU BTUs"],
  ],
  voltage: [["mV", 1e-3, "mV"], ["V", 1, "=V volt volts"], ["kV", 1e3, "kV"]],
  current: [["mA", 1e-3, "=mA milliamps"], ["A", 1, "!A amp amps ampere amperes"]],
  charge: [["mAh", 1e-3, "mAh"], ["Ah", 1, "=Ah"]],
  pressure: [
    ["Pa", 1, "=Pa pascal pascals"],
    ["hPa", 100, "=hPa =mbar millibar millibars"],
    ["kPa", 1e3, "=kPa"],
    ["MPa", 1e6, "=MPa"],
    ["bar", 1e5, ""],
    ["psi", 6894.757293168, "psi"],
    ["mmHg", 133.322387415, "mmHg"],
  ],
  sound: [["dB", 1, "dB decibel decibels"]],
  image: [["megapixel", 1, "MP megapixel megapixels"]],
  pixels: [["pixel", 1, "px pixel pixels"]],
};

const BINARY: Readonly<Record<string, number>> = {
  KB: 1024,
  MB: 1024 ** 2,
  GB: 1024 ** 3,
  TB: 1024 ** 4,
  PB: 1024 ** 5,
};

/** Every unit by its own name. */
export const UNITS: ReadonlyMap<string, Unit> = new Map(
  Object.entries(TABLE).flatMap(([dimension, rows]) =>
    rows.map(([name, factor, , offset = 0]): [string, Unit] => [
      name,
      { name, dimension, factor, offset, ...(BINARY[name] && { other: BINARY[name] }) },
    ])
  ),
);

/** Spellings as they stand, those that hold only glued to their digits, and those in any case. */
export const EXACT = new Map<string, Unit>();
export const GLUED = new Map<string, Unit>();
export const ANY_CASE = new Map<string, Unit>();

for (const [name, , spellings] of Object.values(TABLE).flat()) {
  const unit = UNITS.get(name);
  for (const spelling of spellings.split(" ")) {
    if (unit === undefined || spelling === "") continue;
    if (spelling[0] === "=") EXACT.set(spelling.slice(1), unit);
    else if (spelling[0] === "!") GLUED.set(spelling.slice(1), unit);
    else {
      EXACT.set(spelling, unit);
      ANY_CASE.set(spelling.toLowerCase(), unit);
    }
  }
}

/** A value in the base unit of its dimension, by the unit's usual worth or by its other one. */
export function inBase(value: number, unit: Unit, other = false): number {
  return (value + unit.offset) * (other && unit.other !== undefined ? unit.other : unit.factor);
}
