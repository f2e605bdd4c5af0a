/** Values of a draft that are set, added and removed. */
import { describe, expect, test } from 'vitest'
import { childPartKeys } from '#src/ui/blackstone/editor/childPartKeys.ts'
import { draftWithValue } from '#src/ui/blackstone/editor/draftWithValue.ts'
import { EMPTY_DRAFT, withSeatCount } from '#src/ui/blackstone/editor/positionDraft.ts'
import { valueAt } from '#src/ui/blackstone/editor/positionFields.ts'

describe('a value', () => {
  const two = withSeatCount(EMPTY_DRAFT, 2)

  test('is set for one seat or tower without changing the others', () => {
    const named = draftWithValue(two, ['seats', '1'], 'Bo')
    expect(named.seats).toEqual(['1', 'Bo'])
    expect(draftWithValue(named, ['seats', '1'], undefined).seats).toEqual(['1', '2'])
    expect(draftWithValue(two, ['piles', '2', 'top'], 'Ls/De').piles).toEqual([{}, {}, { top: 'Ls/De' }, {}])
    expect(childPartKeys(two, ['piles'])).toEqual(['0', '1', '2', '3'])
  })

  test('is added to a list and removed from it', () => {
    const path = ['courts', '0', 'retained']
    const one = draftWithValue(two, [...path, '0'], 'Ls/De')
    const both = draftWithValue(one, [...path, '1'], 'Py/Mc')
    expect(valueAt(both, path)).toEqual(['Ls/De', 'Py/Mc'])
    expect(valueAt(draftWithValue(both, [...path, '0'], undefined), path)).toEqual(['Py/Mc'])
    expect(valueAt(draftWithValue(both, path, undefined), path)).toBeUndefined()
  })

  test('an Assassin set aside is a word, or an object with its tower', () => {
    const alone = draftWithValue(two, ['aside', '0'], 'A1')
    const lay = draftWithValue(alone, ['aside', '0', 'pile'], 2)
    expect(lay.aside).toEqual([{ card: 'A1', pile: 2 }])
    expect(draftWithValue(lay, ['aside', '0', 'pile'], undefined).aside).toEqual(['A1'])
  })

  test('a value that a position document cannot have changes nothing', () => {
    expect(draftWithValue(two, ['courts', '0', 'knights'], -1)).toBe(two)
    expect(draftWithValue(two, ['nowhere'], 'x')).toBe(two)
  })
})
