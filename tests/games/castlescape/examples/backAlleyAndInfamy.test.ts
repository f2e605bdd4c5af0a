/** Worked examples of the rules, section 16: levels. */
import { expect, test } from 'vitest'
import { table } from '../testTable.ts'

const sorted = (ids: string) => ids.split(' ').toSorted().join(' ')

test('example 27: the Back Alley is added up and shuffled in, the play area is not', () => {
  const t = table({
    guilds: [{ hand: 'tavern-rumours', alley: 'hire-a-fence clumsy-thief press-gang', discard: 'ramparts' }, {}],
  }).do('play tavern-rumours')
  expect(t.guild(1).infamy).toBe(4)
  expect(t.guild(1).alley).toEqual([])
  expect(t.ids(t.guild(1).played)).toBe('tavern-rumours')
  expect(t.draws.find(({ kind }) => kind === 'seal')).toMatchObject({ faces: [3, 6, 7, 18] })
  expect(t.guild(1).hand).toHaveLength(2)
})

test('example 28: thieves played go to the Back Alley first; three are drawn, then the shuffle, then two', () => {
  const t = table({
    guilds: [{ hand: 'clumsy-thief clumsy-thief', deck: 'ramparts ramparts ramparts' }, { hand: 'ramparts' }],
  }).do('play clumsy-thief', 'play clumsy-thief', 'end')
  expect(t.guild(1).infamy).toBe(2)
  expect(sorted(t.hand(1))).toBe('clumsy-thief clumsy-thief ramparts ramparts ramparts')
  expect(t.draws.map(({ kind }) => kind)).toEqual(['open', 'seal', 'open', 'open'])
  expect(t.events.flatMap((event) => (event.kind === 'drew' ? [event.slots.length] : []))).toEqual([3, 2])
})

test('example 29: a thief left in hand is discarded without a penalty', () => {
  const t = table({ guilds: [{ hand: 'clumsy-thief', deck: 'ramparts ramparts ramparts ramparts ramparts' }, {}] })
  t.do('end')
  expect(t.ids(t.guild(1).discard)).toBe('clumsy-thief')
  expect(t.guild(1).alley).toEqual([])
  expect(t.guild(1).infamy).toBe(0)
})

test('example 30: a rival takes its Back Alley penalties, and again at its next shuffle', () => {
  const rival = { alley: 'press-gang hire-a-fence', hand: 'tavern-rumours' }
  const t = table({ guilds: [{ hand: 'whisper-campaign', deck: 'ramparts' }, rival] })
  t.do('play whisper-campaign@2')
  expect(t.guild(2).infamy).toBe(3)
  expect(t.ids(t.guild(2).alley)).toBe('hire-a-fence press-gang')
  t.do('end', 'play tavern-rumours')
  expect(t.guild(2).infamy).toBe(6)
})

test('example 31: a card in the Back Alley is cleared, one played this turn is not there', () => {
  const t = table({ guilds: [{ hand: 'shift-the-blame clumsy-thief', alley: 'hire-a-fence', deck: 'ramparts' }, {}] })
  expect(t.refusal('clear hire-a-fence')).toBe('castlescape.noClearing')
  t.do('play clumsy-thief', 'play shift-the-blame/1')
  expect(t.refusal('clear clumsy-thief')).toBe('castlescape.notThere')
  t.do('clear hire-a-fence')
  expect(t.ids(t.guild(1).discard)).toBe('hire-a-fence')
  expect(t.guild(1).infamy).toBe(0)
})

const NINE = { infamy: 9, hand: 'tavern-rumours', alley: 'hire-a-fence hire-a-fence press-gang' }

test('[C23] example 32: Infamy 13 costs Recruits worth 3 at once, and is 10 then', () => {
  const t = table({ guilds: [{ ...NINE, recruits: 'a1 h8 b1 c1' }, {}] }).do('play tavern-rumours')
  expect(t.state.guilds[0]?.infamy).toBe(13)
  expect(t.legal()).toEqual(['lose a1', 'lose b1', 'lose c1', 'lose h8'])
  t.do('lose h8', 'lose b1')
  expect(t.guild(1).infamy).toBe(10)
  expect(t.recruits(1)).toBe('a1 c1')
  expect(t.guild(1).hand).toHaveLength(2)
})

test.each([
  [['drop ramparts', 'drop market-stall', 'pay'], -1, 0],
  [['drop ramparts', 'pay', 'pay'], -2, 1],
  [['pay', 'pay', 'pay'], -3, 2],
])('[C21] example 33: without Recruits the owner pays with cards or Renown: %j', (answers, renown, left) => {
  const t = table({ guilds: [{ ...NINE, hand: 'tavern-rumours ramparts market-stall' }, {}] })
  t.do('play tavern-rumours')
  expect(t.legal()).toEqual(['drop ramparts', 'drop market-stall', 'pay'])
  // With an empty hand nobody is asked: Renown pays.
  for (const answer of answers) if (t.task()?.do === 'pay') t.do(answer)
  expect(t.guild(1).renown).toBe(renown)
  expect(t.guild(1).infamy).toBe(10)
  // The cards that were paid are shuffled in and may be drawn again.
  expect(t.guild(1).hand).toHaveLength(left + 2)
  expect(t.guild(1).owned).toHaveLength(6)
})

test('example 34: Corruption 12 costs 2 Renown and is 10', () => {
  const bribes = 'back-alley-bribes back-alley-bribes back-alley-bribes'
  const t = table({ guilds: [{ corruption: 9, hand: 'tavern-rumours', alley: bribes }, {}] }).do('play tavern-rumours')
  expect(t.guild(1).renown).toBe(-2)
  expect(t.guild(1).corruption).toBe(10)
})

test('[C20] example 35: levels stop at 0; on purchase happens now', () => {
  const t = table({
    guilds: [{ infamy: 2, hand: 'hire-a-fence hire-a-fence' }, {}],
    stalls: 'royal-warrant',
  }).do('play hire-a-fence', 'play hire-a-fence', 'buy royal-warrant')
  expect(t.guild(1).infamy).toBe(0)
  expect(t.state.stalls).toEqual([-1, -1, -1, -1, -1])
})

test('[C21] Infamy is settled before Corruption is taken', () => {
  const t = table({
    guilds: [{ ...NINE, corruption: 10, alley: `${NINE.alley} back-alley-bribes`, recruits: 'a1 b1 c1 d1' }, {}],
  }).do('play tavern-rumours')
  expect(t.guild(1).renown).toBe(0)
  t.do('lose a1', 'lose b1', 'lose c1')
  expect(t.guild(1)).toMatchObject({ renown: -1, infamy: 10, corruption: 10 })
})

test('[C37] a draw with no card left anywhere lapses', () => {
  const t = table({ guilds: [{ hand: 'tavern-rumours' }, {}] }).do('play tavern-rumours')
  expect(t.guild(1).hand).toEqual([])
  expect(t.awaited).toBe(1)
})

test('[C21] example 52: seat 2 pays twice in the turn of seat 1, which goes on then', () => {
  const rival = { infamy: 9, alley: 'press-gang hire-a-fence', hand: 'ramparts market-stall' }
  const t = table({ guilds: [{ hand: 'whisper-campaign', deck: 'ramparts' }, rival] }).do('play whisper-campaign@2')
  expect(t.hand(1)).toBe('ramparts')
  expect(t.awaited).toBe(2)
  expect(t.legal()).toEqual(['drop ramparts', 'drop market-stall', 'pay'])
  t.do('drop market-stall')
  expect(t.awaited).toBe(2)
  t.do('pay')
  expect(t.guild(2)).toMatchObject({ infamy: 10, renown: -1 })
  expect(t.ids(t.guild(2).alley)).toBe('hire-a-fence press-gang')
  expect(t.ids(t.guild(2).discard)).toBe('market-stall')
  expect(t.awaited).toBe(1)
})
