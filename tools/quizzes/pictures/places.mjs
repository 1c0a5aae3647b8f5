// @ts-check
/**
 * Where things are in pictures that are labeled or pointed at, in the pictures' own units (600 by 360).
 * The drawings draw from it, and the test holds the quizzes' spots and regions to it.
 */

/** @typedef {readonly [x: number, y: number]} Place */

const STAFF_TOP = 120;
/** Distance from one line of the staff to the next. */
const STAFF_GAP = 28;
/** Height of a note on a treble staff by its steps above the bottom line, which is E. @param {number} steps */
export const noteHeight = (steps) => STAFF_TOP + STAFF_GAP * 4 - (steps * STAFF_GAP) / 2;

/** Where a length in centimeters ends on the ruler. @param {number} centimeters */
export const onRuler = (centimeters) => 48 + centimeters * 42;

/** Where a year is on the timeline from 1400 to 2000. @param {number} year */
export const onTimeline = (year) => Math.round(40 + ((year - 1_400) / 600) * 520);

/** Where a number is on the number line from 0 to 2. @param {number} value */
export const onNumberLine = (value) => 60 + value * 240;

/** Left edge of a white key. @param {number} key */
export const keyLeft = (key) => 20 + key * 40;

/** @satisfies {Record<string, Record<string, Place>>} */
export const PLACES = {
  world: {
    northAmerica: [134, 92],
    southAmerica: [190, 200],
    africa: [312, 168],
    europe: [330, 80],
    asia: [424, 92],
    oceania: [495, 228],
    antarctica: [355, 318],
    pacific: [64, 186],
    atlantic: [222, 128],
    indian: [405, 228],
    southern: [262, 292],
    arctic: [287, 36],
  },
  worldLines: { cancer: [44, 135.6], equator: [26, 180], capricorn: [44, 224.4], meridian: [283, 262] },
  compass: { east: [438, 180], south: [300, 318], west: [162, 180], northeast: [412, 68] },
  animalCell: {
    nucleus: [60, 66],
    ribosome: [60, 292],
    mitochondrion: [540, 66],
    membrane: [540, 180],
    cytoplasm: [540, 292],
  },
  mitochondria: { right: [384, 124], lower: [372, 250], left: [216, 268], nucleus: [272, 168] },
  plantCell: {
    wall: [58, 60],
    chloroplast: [58, 170],
    nucleus: [58, 290],
    vacuole: [542, 70],
    membrane: [542, 180],
    cytoplasm: [542, 290],
  },
  plantParts: { flower: [470, 60], leaf: [120, 112], fruit: [470, 178], stem: [120, 216], root: [470, 318] },
  plantWhole: {
    flower: [300, 60],
    lowLeaf: [250, 204],
    leftLeaf: [250, 128],
    rightLeaf: [352, 96],
    fruit: [384, 184],
    root: [300, 312],
  },
  flower: { petal: [70, 84], stamen: [530, 70], stigma: [420, 36], sepal: [70, 300], ovary: [530, 270] },
  particles: { solid: [110, 318], liquid: [300, 318], gas: [490, 318] },
  heating: { ice: [150, 298], melting: [216, 214], water: [366, 196], boiling: [440, 76], steam: [560, 128] },
  room: { shelf: [450, 84], table: [240, 286], box: [96, 296], vase: [306, 160], plants: [496, 342] },
  symbols: {
    cell: [300, 28],
    switch: [548, 180],
    lamp: [384, 334],
    resistor: [216, 334],
    ammeter: [52, 180],
  },
  branches: { main: [190, 56], first: [330, 120], second: [500, 120], lamp1: [330, 226], lamp2: [500, 226] },
  staff: { g: [196, 316], c: [282, 316], a: [368, 316], e: [454, 316], d: [540, 316] },
  notes: {
    g: [196, noteHeight(2)],
    c: [282, noteHeight(5)],
    a: [368, noteHeight(3)],
    e: [454, noteHeight(0)],
    d: [540, noteHeight(6)],
  },
  noteValues: { whole: [84, 300], half: [228, 300], quarter: [372, 300], eighth: [516, 300] },
  keyboard: {
    lowC: [keyLeft(0) + 20, 284],
    lowD: [keyLeft(1) + 20, 284],
    lowF: [keyLeft(3) + 20, 284],
    lowB: [keyLeft(6) + 20, 284],
    highC: [keyLeft(7) + 20, 284],
    highF: [keyLeft(10) + 20, 284],
  },
  mountain: {
    summit: [394, 34],
    ridge: [500, 118],
    glacier: [214, 122],
    treeLine: [568, 164],
    valley: [168, 312],
    lake: [402, 318],
  },
  timeline: {
    press: [onTimeline(1455), 60],
    voyage: [onTimeline(1522), 132],
    vaccine: [onTimeline(1796), 60],
    telephone: [onTimeline(1876), 132],
    moon: [onTimeline(1969), 60],
  },
  planetRow: {
    mercury: [112, 250],
    venus: [164, 316],
    earth: [218, 250],
    mars: [270, 316],
    jupiter: [334, 250],
    saturn: [422, 316],
    uranus: [502, 250],
    neptune: [560, 316],
  },
  quarters: {
    half: [onNumberLine(0.5), 190],
    threeQuarters: [onNumberLine(0.75), 190],
    oneAndAQuarter: [onNumberLine(1.25), 190],
    oneAndAHalf: [onNumberLine(1.5), 190],
    oneAndThreeQuarters: [onNumberLine(1.75), 190],
  },
  eightShapes: {
    square: [84, 98],
    trapezoid: [230, 98],
    triangle: [376, 98],
    pentagon: [520, 98],
    kite: [84, 262],
    circle: [230, 262],
    parallelogram: [376, 262],
    hexagon: [520, 262],
  },
  ruler: {
    nineAndAHalf: [onRuler(9.5), 222],
    ten: [onRuler(10), 222],
    tenAndAHalf: [onRuler(10.5), 222],
    eleven: [onRuler(11), 222],
    elevenAndAHalf: [onRuler(11.5), 222],
  },
  waterCycle: {
    evaporation: [78, 222],
    condensation: [316, 84],
    precipitation: [398, 172],
    runoff: [398, 300],
  },
};
