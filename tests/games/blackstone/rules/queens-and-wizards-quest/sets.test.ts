/** Sets of the Queen's Quest: kinds and points, by the table of rules 2.4 (rulings 98 to 100). */
import { describe, expect, test } from 'vitest'
import { FACES } from '#src/games/blackstone/faces.ts'
import { gainOfSet, summarizeSets } from '#src/games/blackstone/insight/shown/summaryOfSets.ts'
import { formatFace } from '#src/games/blackstone/notation/cardAndSpaceNotation.ts'
import { canJoinSet, pointsOfSet, setKindsOf } from '#src/games/blackstone/rules/queens-and-wizards-quest/sets.ts'
import { face } from '../../namedActions.ts'
import { situation } from '../../testTable.ts'

const faces = (text: string): readonly number[] => (text === '' ? [] : text.split(' ').map(face))
const setPoints = (text: string): number => pointsOfSet(faces(text))

describe('a set is worth', () => {
  test.each([
    ['Ls', 0],
    ['Ls De', 1],
    ['Ls De My', 2],
    ['Ls De My Pc', 4],
  ])('all different: %s is %i', (text, points) => {
    expect(setPoints(text)).toBe(points)
  })

  test.each([
    ['Ls Le', 1],
    ['Ls Le Ly', 2],
    ['Ls Le Ly Lc', 3],
    ['Ls Le Ly Lc Ls', 4],
    ['Ls Le Ly Lc Ls Le', 5],
    ['De Me', 1],
    ['De Me Pe', 2],
    ['De Me Pe Le', 3],
    ['De Me Pe Le De', 4],
  ])('of one faction or one role: %s is %i', (text, points) => {
    expect(setPoints(text)).toBe(points)
  })

  test.each([
    ['Py Py', 1],
    ['Py Py Py', 4],
    ['Py Py Py Py', 8],
    ['Py Py Py Py Py', 16],
    ['Py Py Py Py Py Py', 24],
    ['Py Py Py Py Py Py Py Py Py', 48],
  ])('of one face: %s is %i', (text, points) => {
    expect(setPoints(text)).toBe(points)
  })

  test('nothing where it holds nothing or fits no kind', () => {
    expect([setPoints(''), setPoints('Ls Le De')]).toEqual([0, 0])
  })
})

test('[B99] of the kinds that fit the best counts: one face is one faction too', () => {
  expect(setKindsOf(faces('Ls Ls Ls'))).toEqual(['alike', 'same'])
  expect(setPoints('Ls Ls Ls')).toBe(4)
  expect(setPoints('Ls Ls Ls Le')).toBe(3)
})

test('[B98] a face may join where one kind at least still fits', () => {
  const joins = (text: string): readonly string[] => FACES.filter((one) => canJoinSet(faces(text), one)).map(formatFace)
  expect(joins('')).toHaveLength(16)
  expect(joins('Ls')).toHaveLength(16)
  expect(joins('Ls De')).toEqual(['My', 'Mc', 'Py', 'Pc'])
  expect(joins('Ls Le')).toEqual(['Ls', 'Le', 'Ly', 'Lc'])
  expect(joins('De Me')).toEqual(['Le', 'De', 'Me', 'Pe'])
  // Lion scouts are one faction and one role: any lion and any scout may join.
  expect(joins('Ls Ls')).toEqual(['Ls', 'Le', 'Ly', 'Lc', 'Ds', 'Ms', 'Ps'])
})

test('[B100] nothing joins four that are all different', () => {
  expect(FACES.filter((one) => canJoinSet(faces('Ls De My Pc'), one))).toEqual([])
})

test('what a face would add to a set, also where that is less than nothing', () => {
  expect(gainOfSet(faces('Py Py'), face('Py'))).toBe(3)
  expect(gainOfSet(faces('Ls De My'), face('Pc'))).toBe(2)
  expect(gainOfSet(faces('Py Py Py'), face('Pe'))).toBe(-1)
  expect(gainOfSet(faces('Ls De'), face('Ds'))).toBeNull()
})

test('the sets of a court lie open with their faces as they were taken', () => {
  const s = situation({
    mode: 'queens-quest',
    courts: [{ sets: [['Ls/De', 'Ls/Dy', 'Ls/Dc'], ['De/Ms'], ['Lc/Pe', 'Dy/Pc']] }],
  })
  expect(summarizeSets(s.state, s.court(0))).toEqual([
    { faces: faces('Ls Ls Ls'), kinds: ['alike', 'same'], value: 4 },
    { faces: faces('De'), kinds: ['different', 'alike', 'same'], value: 0 },
    { faces: faces('Lc Dy'), kinds: ['different'], value: 1 },
  ])
})
