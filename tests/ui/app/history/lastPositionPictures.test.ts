/** Pictures of last positions, from summaries that may come from a file of anybody. */
import { expect, test } from 'vitest'
import { SummaryPicture } from '#src/ui/blackstone/views/board/BoardPicture.tsx'
import { LastPosition } from '#src/ui/castlescape/LastPosition.tsx'

const SITE = {
  size: 15,
  wallRows: Array(15).fill(2 ** 15 - 1),
  baileys: [{ squares: [16], claimedBy: [3] }],
  recruits: [[224]],
}

test('a site is drawn as it is stored, up to the largest and fullest, and nothing beyond is', () => {
  const isDrawn = (more: object): boolean => LastPosition({ summary: { site: { ...SITE, ...more } } }) !== null
  expect(isDrawn({})).toBe(true)
  expect(isDrawn({ size: 20_000 })).toBe(false)
  expect(isDrawn({ size: 1e10 })).toBe(false)
  expect(isDrawn({ size: 7.5 })).toBe(false)
  expect(isDrawn({ recruits: Array(5).fill([]) })).toBe(false)
  expect(isDrawn({ recruits: [[225]] })).toBe(false)
  expect(isDrawn({ baileys: Array(226).fill({ squares: [], claimedBy: [] }) })).toBe(false)
  expect(isDrawn({ baileys: [{ squares: [0], claimedBy: [4] }] })).toBe(false)
  expect(isDrawn({ wallRows: Array(16).fill(0) })).toBe(false)
})

test('of a board no more than its 25 spaces are drawn', () => {
  const picture = SummaryPicture({ summary: { factions: Array(100_000).fill(1) } })
  expect(picture?.props.factions).toHaveLength(25)
})
