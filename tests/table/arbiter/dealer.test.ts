import { expect, test } from 'vitest'
import { openingsOf } from '../../../src/kernel/vault.ts'
import { askDealer, createDealer, type Dealer } from '../../../src/table/arbiter/dealer.ts'
import { toy } from '../../kernel/toyGame.ts'
import { header, unwrap } from '../../kernel/toyLog.ts'

const seed = 'c2VlZHNlZWRzZWVkc2VlZHNlZWRzZWVkc2VlZHNlZWQ'
const dealer = unwrap(createDealer(toy, header, { seed }))
const seal = { kind: 'seal', slots: [0, 1, 2, 3], faces: [4, 5, 6, 7], sides: 2 } as const

test('the same secret deals the same game; another secret, game or entry deals another', () => {
  const cards = (by: Dealer, seq: number) => JSON.stringify(askDealer(by, seq, seal).answer)
  const first = cards(dealer, 0)
  expect(cards(unwrap(createDealer(toy, header, { seed })), 0)).toBe(first)
  const others = [
    cards(unwrap(createDealer(toy, header, { seed: `${seed.slice(1)}A` })), 0),
    cards(unwrap(createDealer(toy, { ...header, id: 'BAAAAAAAAAAAAAAAAAAAAA' }, { seed })), 0),
    cards(dealer, 1),
  ]
  expect(new Set([first, ...others]).size).toBe(4)
})

test('a card drawn for one seat is shown to it alone', () => {
  const { dealer: sealed } = askDealer(dealer, 0, seal)
  const { answer, shown } = askDealer(sealed, 1, { kind: 'open', slots: [2, 0], to: [1] })
  expect(answer).toEqual({ kind: 'open', openings: [] })
  const openings = openingsOf(sealed.dealt, [2, 0])
  expect(shown).toEqual(openings?.map((opening) => ({ seats: [1], opening })))
})

test('the hidden cards of a position are in the slots where the game puts them', () => {
  const hidden = [
    [1, { face: 7, side: 1 }],
    [3, { face: 4, side: 0 }],
  ] as const
  const stacked = unwrap(createDealer(toy, header, { seed, hidden }))
  const { dealer: sealed } = askDealer(stacked, 0, seal)
  expect(openingsOf(sealed.dealt, [1, 3])?.map(({ value }) => value)).toEqual([
    { face: 7, side: 1 },
    { face: 4, side: 0 },
  ])
  expect(createDealer(toy, header, { seed, hidden: 5 })).toEqual({ ok: false, error: { code: 'position.malformed' } })
})
