/** What is wrong in the text of an action of Lamps Below. */
export const notationErrors = {
  'lamps-below.form': 'It is written so: {form}.',
  'lamps-below.letters': 'Dwellers have a capital letter, all else is written small: {text}.',
  'lamps-below.noFigure': 'There is no dweller “{what}”. Each is a capital letter and a number, as A2.',
  'lamps-below.noRoom': 'There is no room “{what}”. The rooms are a1 to c5.',
  'lamps-below.noWay': 'There is no way “{what}”. The ways are a and b.',
  'lamps-below.noWeapon': 'This explorer has no weapon “{what}”. It has: {known}.',
  'lamps-below.sayWeapon': 'Say with which weapon, too: {known}.',
  'lamps-below.unknownExplorer': 'There is no explorer “{what}”.',
  'lamps-below.unknownFind': 'There is no find “{what}”.',
} as const
