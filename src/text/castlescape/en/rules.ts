/** Sentences of the rules, in English: an example of a search, and the words of the pictures. */
export const rules = {
  'castlescape.rules.example': 'Bailey, Recall, ties …',
  'castlescape.rules.picture': 'Picture, from the top and from the left. {rows}',
  'castlescape.rules.row': 'Row {n}: {squares}.',
  'castlescape.rules.ground': '{n, plural, one {# square} other {# squares}} of ground',
  'castlescape.rules.mark': '{n, plural, one {# square} other {# squares}} marked x',
}
