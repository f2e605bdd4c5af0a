/** Sentences round the rulebook of a game, in English. The book itself is English in every language. */
export const rulebook = {
  'rules.title': 'Rules',
  'rules.inEnglish': 'The rulebook is in English.',
  'rules.search': 'Search the rules',
  'rules.found': '{count, plural, =0 {Nothing found. Try fewer words.} one {# paragraph} other {# paragraphs}}',
  'rules.full': 'All rules',
  'rules.chapters': 'Chapters',
  'rules.before': 'Back:',
  'rules.after': 'Next:',
  'rules.table': 'Table of {number}',
}
