/** Worked examples of the rules, section 16: Inspections. */
import { expect, test } from 'vitest'
import { type GuildSpec, type Table, type TableSpec, table } from '../testTable.ts'

/** A deck of cards that nobody has to draw twice. */
const DECK = 'ramparts ramparts ramparts ramparts ramparts'

/** A table of two in which the Inspection is held as soon as seat 1 ends its turn. */
const inspected = (own: GuildSpec, more: Partial<TableSpec> = {}): Table =>
  table({ guilds: [{ deck: DECK, ...own }, { deck: DECK }], quarry: 0, ...more })

test('[C18] example 36: Walls are counted when they are built, and the quarry is filled again', () => {
  const t = table({ guilds: [{ hand: 'ramparts ramparts', deck: DECK }, {}, {}, {}], quarry: 5 })
  t.do('play ramparts', 'build i8', 'build j8', 'build k8', 'play ramparts', 'build g8', 'build f8')
  expect(t.state.quarry).toBe(0)
  t.do('build e8')
  expect(t.state.quarry).toBe(0)
  expect(t.state.turn.built).toBe(6)
  t.do('end')
  expect(t.state).toMatchObject({ quarry: 30, marker: 2, inspections: 1 })
})

test('[C18] example 36: six taken and four built leave the quarry with one, and there is no Inspection', () => {
  const t = table({ guilds: [{ hand: 'ramparts ramparts', deck: DECK }, {}, {}, {}], quarry: 5 })
  t.do('play ramparts', 'build i8', 'build j8', 'build k8', 'play ramparts', 'build g8', 'end')
  expect(t.state).toMatchObject({ quarry: 1, marker: 3, inspections: 0 })
})

test('[C23] example 37: worth 3 of two on Walls and one on the ground takes the ground one and one Wall', () => {
  const t = inspected({ infamy: 3, recruits: 'a1 h8 b1' }, { walls: 'h8 b1' }).do('end')
  expect(t.legal()).toEqual(['lose a1', 'lose b1', 'lose h8'])
  t.do('lose b1')
  // One point is left: only the Recruit on the ground meets it.
  expect(t.recruits(1)).toBe('h8')
  const other = inspected({ infamy: 3, recruits: 'a1 h8 b1' }, { walls: 'h8 b1' }).do('end', 'lose a1')
  expect(other.legal()).toEqual(['lose b1', 'lose h8'])
})

test.each([
  ['2, one on the ground and one on a Wall: the Wall', 2, 'a1 h8', 'a1'],
  ['1, the same: the ground', 1, 'a1 h8', 'h8'],
  ['1, a Wall alone: it goes, 1 too many', 1, 'h8', ''],
])('[C23] [C42] example 38: Infamy %s goes unasked', (_, infamy, recruits, left) => {
  const t = inspected({ infamy, recruits }).do('end')
  expect(t.recruits(1)).toBe(left)
  expect(t.state.inspections).toBe(1)
})

test('[C30] example 39: all Recruits go, and three cards of the owner’s choice', () => {
  const t = inspected({ infamy: 6, recruits: 'a1 h8' }).do('end')
  expect(t.recruits(1)).toBe('')
  expect(t.guild(1).hand).toHaveLength(5)
  expect(t.legal()).toHaveLength(5)
  t.do('drop ramparts', 'drop ramparts', 'drop ramparts')
  expect(t.guild(1).hand).toHaveLength(2)
  expect(t.ids(t.guild(1).discard)).toBe('ramparts ramparts ramparts')
  expect(t.guild(1).renown).toBe(0)
})

test('[C42] example 39: a hand of two goes unasked, laid open by a draw, and 1 Renown', () => {
  const t = inspected({ infamy: 6, recruits: 'a1 h8', deck: 'ramparts clumsy-thief' }).do('end')
  expect(t.guild(1).hand).toEqual([])
  expect(t.guild(1).renown).toBe(-1)
  expect(t.ids(t.guild(1).discard)).toBe('clumsy-thief ramparts')
  expect(t.guild(1).alley).toEqual([])
  expect(t.draws.filter((draw) => draw.kind === 'open' && draw.to === 'all')[0]).toMatchObject({
    slots: expect.objectContaining({ length: 2 }),
  })
})

test('example 40: Infamy 1 and Corruption 4 become Infamy 4', () => {
  const t = inspected({ infamy: 1, corruption: 4, recruits: 'a1' }).do('end')
  expect(t.guild(1)).toMatchObject({ infamy: 4, corruption: 4 })
})

test('the guilds lose in turn, the current one last', () => {
  const guild = { infamy: 1, deck: DECK, recruits: '' }
  const guilds = ['a1 c1', 'e1 g1', 'i1 k1'].map((recruits) => ({ ...guild, recruits }))
  const t = table({ guilds, quarry: 0, seat: 2 }).do('end')
  expect(t.awaited).toBe(3)
  t.do('lose i1')
  expect(t.awaited).toBe(1)
  t.do('lose a1')
  expect(t.awaited).toBe(2)
  t.do('lose e1')
  expect(t.state.inspections).toBe(1)
})

const RING = 'h6 i6 j6 h7 j7 h8 i8 j8'
const BAILEY = [6 * 15 + 8]

test.each([
  ['4, 4, 2', ['h6 i6', 'j6 h7', 'j7'], [0, 0, 0]],
  ['0, 0, 1', ['', '', 'i7'], [0, 0, 1]],
])('[C5] example 41: occupation with Influence %s, whatever the marks', (_, recruits, renown) => {
  const t = table({
    guilds: recruits.map((squares) => ({ recruits: squares, deck: DECK })),
    walls: RING,
    baileys: [{ squares: BAILEY, claimedBy: [0] }],
    quarry: 0,
  }).do('end')
  expect([1, 2, 3].map((seat) => t.guild(seat).renown)).toEqual(renown)
})

test('[C22] example 43: an Inspection empties the stalls, three are laid out, and the end is triggered', () => {
  const t = inspected({}, { stalls: 'toll-bridge press-gang', market: 'press-gang watch-captain toll-bridge' }).do(
    'end',
  )
  expect(t.state.inspections).toBe(1)
  expect(t.state.stalls.filter((face) => face >= 0)).toHaveLength(3)
  expect(t.ids(t.state.stalls.slice(0, 3))).toBe('press-gang watch-captain toll-bridge')
  expect(t.state.lastSeat).toBe(1)
  expect(t.events).toContainEqual({ kind: 'triggered', by: 'deck' })
  expect(t.awaited).toBe(2)
})

test('[C25] after a trigger by the deck an empty quarry holds no Inspection, and Walls come from the supply', () => {
  const t = table({
    guilds: [
      { hand: 'toll-bridge toll-bridge', deck: DECK },
      { hand: 'ramparts', deck: DECK },
    ],
    stalls: 'press-gang watch-captain toll-bridge toll-bridge',
    market: 'press-gang',
    quarry: 1,
  }).do('end')
  expect(t.state.lastSeat).toBe(1)
  t.do('play ramparts', 'build i8', 'build j8')
  expect(t.state.quarry).toBe(1)
  t.state = { ...t.state, quarry: 0 }
  t.do('end')
  expect(t.state.inspections).toBe(0)
  expect(t.outcome).not.toBeNull()
})

test('[C39] only whose turn it is builds, so an Inspection comes in the clean-up of whoever emptied the quarry', () => {
  const guilds = [
    { hand: 'stone-walls', deck: DECK },
    { hand: 'stone-walls', deck: DECK },
  ]
  const t = table({ guilds, quarry: 1 })
  t.do('play stone-walls')
  expect(t.refusal('build i8', 1)).toBe('notYourTurn')
  t.do('build i8')
  expect(t.state).toMatchObject({ quarry: 0, inspections: 0, seat: 0 })
  t.do('end')
  expect(t.state).toMatchObject({ quarry: 14, inspections: 1, seat: 1 })
})
