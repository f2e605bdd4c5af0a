/** Small pictures of a site show what is built, and some ground around it. */
import { expect, test } from 'vitest'
import { readSquare } from '#src/games/castlescape/site/square.ts'
import { builtPart } from '#src/ui/castlescape/views/site/builtPart.ts'

/** By hand: columns a to o are 0 to 14, rows from 1 are 0 to 14. */
test.each([
  ['the first Wall, in the middle', 'h8', { column: 4, row: 4, across: 7 }],
  ['a corner', 'a1', { column: 0, row: 0, across: 7 }],
  ['the other corner', 'o15', { column: 8, row: 8, across: 7 }],
  ['a long Wall', 'c8 d8 e8 f8 g8 h8 i8 j8 k8', { column: 1, row: 2, across: 11 }],
  ['the whole site', 'a8 o8 h1 h15', { column: 0, row: 0, across: 15 }],
  ['nothing', '', { column: 0, row: 0, across: 15 }],
])('%s', (_, names, part) => {
  const squares = names.split(' ').flatMap((name) => (name ? [readSquare(name, 15) ?? -1] : []))
  expect(builtPart(15, squares)).toEqual(part)
})
