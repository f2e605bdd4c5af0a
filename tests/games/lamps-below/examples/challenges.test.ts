/** Worked examples of the rules, section 17: challenges. */
import { expect, test } from 'vitest'
import { newGame, table } from '../testTable.ts'

const THREE = { seats: ['Ann', 'Ben', 'Cleo'], company: ['marn', 'rook', 'fenna'], leader: 'rook', phase: 'vote' }

test('[E46] example 60: seat 3 votes before seat 1; what both say it is, else the leader says; two seats do not vote', () => {
  const t = table({ ...THREE, card: 'shrine' })
  expect([t.awaited, t.legal()]).toEqual([3, ['vote a', 'vote b']])
  t.do('vote b')
  expect(t.awaited).toBe(1)
  const agreed = table({ ...THREE, card: 'shrine' }).do('vote b', 'vote b')
  // Each of the way's effects is carried out: there is nothing to say.
  expect([agreed.task, agreed.counters('marn')]).toEqual(['handover', '0w0d c3'])
  expect(agreed.told('way')).toEqual([{ kind: 'way', way: 'b', member: -1 }])
  t.do('vote a')
  expect([t.awaited, t.legal()]).toEqual([2, ['way a', 'way b']])
  const two = table({ seats: ['Ann', 'Ben'], company: ['marn', 'rook'], card: 'shrine' })
  expect([two.awaited, two.legal()]).toEqual([1, ['way a', 'way b']])
})

test('[E46] where all others agree on a way of one explorer, the leader may only say whom', () => {
  const t = table({ ...THREE, card: 'bridge' }).do('vote a', 'vote a')
  expect(t.legal()).toEqual(['way a marn', 'way a rook', 'way a fenna'])
  expect(t.refusal('way b marn')).toBe('E46')
})

test('[E47] example 61: after a no the way stays, and who said it is not named again; the own explorer needs no word', () => {
  const t = table({ ...THREE, card: 'bridge' }).do('vote a', 'vote b', 'way a marn')
  expect([t.awaited, t.legal()]).toEqual([1, ['yes', 'no']])
  t.do('no')
  expect([t.refusal('way a marn'), t.refusal('way b fenna')]).toEqual(['E47', 'E47'])
  t.throws(5).do('way a rook')
  expect(t.told('tested')).toMatchObject([{ member: 1, ability: 'agility' }])
  expect([t.told('agreed'), t.task]).toEqual([[], 'handover'])
  expect(t.told('declined')).toEqual([{ kind: 'declined', member: 0 }])
  expect(t.told('way').map(({ way, member }) => [way, member])).toEqual([
    ['a', 0],
    ['a', 1],
  ])
})

test('[E47] who says yes goes, and once only the leader’s own is left nobody is asked', () => {
  const yes = table({ ...THREE, card: 'bridge' })
    .throws(5)
    .do('vote a', 'vote b', 'way a marn', 'yes')
  expect(yes.told('tested')).toMatchObject([{ member: 0 }])
  expect([yes.told('agreed'), yes.told('declined')]).toEqual([[{ kind: 'agreed', member: 0 }], []])
  const left = table({ ...THREE, card: 'bridge' }).throws(5)
  left.do('vote a', 'vote b', 'way a marn', 'no', 'way a fenna', 'no')
  expect(left.told('tested')).toMatchObject([{ member: 1 }])
})

/** A company of two comes to the Pillars after a handover. */
const threatAfter = (alarm: number) =>
  table({ company: ['marn', 'rook'], phase: 'handover', alarm, hidden: { path: ['pillars', 'bones'] } }).do('on')

test('[E7] example 62: alarm −6 makes a threat of 2, −9 one of 0; the alarm is 0 afterwards', () => {
  expect([threatAfter(0).threat, threatAfter(-6).threat, threatAfter(-9).threat]).toEqual([8, 2, 0])
  expect(threatAfter(-9).state.alarm).toBe(0)
})

test('[E25, E40] example 63: who goes down in a challenge is no fallen company, and the finds are drawn all the same', () => {
  const bargain = (rook: object) =>
    table({
      company: ['marn', 'rook'],
      card: 'bargain',
      explorers: { marn: { wounds: 4 }, rook },
      hidden: { path: ['bones'], finds: ['crown', 'page', 'page'] },
    })
  // Above her deep wounds, and a failed Vitality test.
  const t = bargain({}).throws(9, 1).do('way a')
  expect(t.told('down')).toMatchObject([{ member: 0 }])
  expect(t.told('fate')).toMatchObject([{ member: 0, value: 9, deep: 0 }])
  // It happened to the leader's explorer, who is down; afterwards the marker goes on.
  expect([t.counters('marn'), t.counters('rook'), t.finds('marn')]).toEqual(['4w0d c0', '0w1d c0', 'page crown|'])
  const both = bargain({ wounds: 4 }).throws(9, 9, 1, 1).do('way a')
  expect([both.task, both.outcome, both.state.falls]).toEqual(['handover', null, 0])
})

test('[E32] example 64: healing, easing and courage that find nothing lapse', () => {
  const explorers = { marn: { wounds: 1, courage: 4 } }
  const eased = table({ company: ['marn'], card: 'shrine', explorers }).do('way a')
  expect(eased.told('healed')).toMatchObject([{ n: 1 }])
  expect([eased.counters('marn'), eased.told('eased')]).toEqual(['0w0d c4', []])
  const full = table({ company: ['marn'], card: 'shrine', explorers })
    .throws(1)
    .do('way b')
  expect([full.counters('marn'), full.told('courage')]).toEqual(['1w0d c4', []])
})

test('[E2] an explorer that is left over is the leader’s: naming it needs no word', () => {
  const t = table({ seats: ['Ann', 'Ben'], company: ['marn', 'rook', 'fenna'], leader: 'rook', card: 'bridge' })
  t.throws(5).do('way a fenna')
  expect(t.told('tested')).toMatchObject([{ member: 2 }])
})

test('[E2] explorers are chosen seat by seat, and the one left over by the leader', () => {
  const t = newGame(2, { explorers: 3 }).deal()
  expect(t.awaited).toBe(1)
  t.do('choose fenna')
  expect([t.awaited, t.refusal('choose fenna')]).toEqual([2, 'lamps-below.chosenAlready'])
  t.do('choose marn')
  expect(t.awaited).toBe(1)
  const four = newGame(2, { explorers: 4 }).deal().do('choose fenna')
  expect(four.awaited).toBe(1)
})
