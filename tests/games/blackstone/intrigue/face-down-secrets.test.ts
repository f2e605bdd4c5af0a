/**
 * Only its owner learns what a face-down card is: no view, legal action, pause, event or refusal reveals it (ruling
 * 74).
 */
import { describe, expect, test } from 'vitest'
import type { Action } from '#src/games/blackstone/actions.ts'
import { game } from '#src/games/blackstone/game.ts'
import { canonicalJson } from '#src/kernel/canonicalJson.ts'
import type { Opening, Seat } from '#src/kernel/contract.ts'
import type { Json } from '#src/kernel/json.ts'
import { EMPTY_VAULT, seatView, type Vault } from '#src/kernel/vault.ts'
import { complete, endWork, type ScriptedAction, slide } from '../namedActions.ts'
import type { Situation } from '../testTable.ts'
import { claim, decline, intrigueSituation, leave, skip } from './intrigueSituation.ts'

const bytes = (value: unknown): string => canonicalJson(value as Json)

/**
 * This card of seat 1 lies face down: G32 fits what seat 0 uses for G01, G05 does not. Another Guild card lies in each
 * hand.
 */
const faceDownSituation = (card: string, timing = 'endOfWork'): Situation =>
  intrigueSituation(
    {
      options: { intrigueTiming: timing },
      board: { BS: 'Lc/Ds', LN: 'Dy/Ls', AT: 'Mc/Ps' },
      courts: [{ hand: ['G01'], knights: 1 }, { intrigue: { at: 'faceDown', card: 'guild' } }, { hand: ['guild'] }],
      hidden: {
        hands: [[], [], ['G07']],
        faceDown: [[], [card]],
        decks: { guild: card === 'G32' ? ['G05'] : ['G32'] },
      },
    },
    7,
  )

/** What one seat was shown: its own hand and its own card face down. */
const vaultOf = (s: Situation, seat: Seat): Vault => {
  const court = s.state.courts[seat]
  const ownSlots = [...(court?.hand ?? []), ...(court?.intrigue?.at === 'faceDown' ? [court.intrigue.card] : [])]
  return new Map(ownSlots.flatMap((slot) => (s.vault.has(slot) ? [[slot, s.vault.get(slot) as Opening] as const] : [])))
}

const PROBES: readonly Action[] = [
  claim(),
  decline,
  leave,
  skip,
  endWork,
  { kind: 'recall' },
  { kind: 'reward', take: 'guild' },
  slide('AT', 'AS'),
]

/** All that anybody but seat 1 can find out: legal actions, refusals, openings, whose turn it is. */
const knowledgeOfOthers = (s: Situation): string => {
  const others = [0, 2].map((seat) => ({
    legal: game.legal(seatView(s.state, seat, vaultOf(s, seat))),
    whyNot: PROBES.map((action) => game.findRefusal(seatView(s.state, seat, vaultOf(s, seat)), action)),
    refused: PROBES.map((action) => {
      const applied = game.apply(s.state, { kind: 'seat', seat, action, openings: [] })
      return applied.ok ? bytes(applied.value) : applied.error
    }),
  }))
  const spectator = game.legal(seatView(s.state, null, EMPTY_VAULT))
  const blind = PROBES.map((action) => game.findRefusal(seatView(s.state, null, EMPTY_VAULT), action))
  const openings = [0, 1, 2].map((seat) => PROBES.map((action) => game.openings(s.state, seat, action)))
  return bytes({ state: s.state, turn: game.turn(s.state), others, spectator, blind, openings })
}

describe('two games that differ in the card face down alone', () => {
  test.each(['endOfWork', 'immediate'])('[B74] [B75] %s: the same for all others, until it is claimed', (timing) => {
    const [fitting, other] = [faceDownSituation('G32', timing), faceDownSituation('G05', timing)]
    const moves: readonly ScriptedAction[] =
      timing === 'immediate'
        ? [slide('AT', 'AS'), complete('G01', 'BS', 'LN'), decline, endWork, skip, leave, endWork]
        : [slide('AT', 'AS'), complete('G01', 'BS', 'LN'), endWork, decline, skip, leave, endWork]
    for (const move of moves) {
      expect(knowledgeOfOthers(other)).toBe(knowledgeOfOthers(fitting))
      expect(bytes(other.do(move))).toBe(bytes(fitting.do(move)))
    }
    expect(knowledgeOfOthers(other)).toBe(knowledgeOfOthers(fitting))
    expect(fitting.seat).toBe(2)
  })

  test('[B74] only its owner sees the difference', () => {
    const [fitting, other] = [faceDownSituation('G32'), faceDownSituation('G05')]
    for (const s of [fitting, other]) s.do(complete('G01', 'BS', 'LN'), endWork)
    const ownSlots = (s: Situation) => game.legal(seatView(s.state, 1, vaultOf(s, 1)))
    expect(ownSlots(fitting)).toEqual([claim(), decline])
    expect(ownSlots(other)).toEqual([decline])
    expect(game.legal(seatView(fitting.state, 1, EMPTY_VAULT))).toEqual([decline])
  })

  test('[B74] a claim is taken with the opening of the card alone', () => {
    const s = faceDownSituation('G32')
    s.do(complete('G01', 'BS', 'LN'), endWork)
    const { intrigue } = s.court(1)
    const slot = intrigue?.at === 'faceDown' ? intrigue.card : -1
    const right = s.vault.get(slot)
    if (!right) throw new Error('it was dealt')
    const apply = (openings: readonly Opening[]) =>
      game.apply(s.state, { kind: 'seat', seat: 1, action: claim(), openings })
    const WRONG = { ok: false, error: { code: 'chance.wrong' } }
    expect(apply([right]).ok).toBe(true)
    expect(apply([])).toEqual(WRONG)
    expect(apply([right, right])).toEqual(WRONG)
    expect(apply([{ ...right, slot: s.court(2).hand[0] ?? -1 }])).toEqual(WRONG)
    expect(game.apply(s.state, { kind: 'seat', seat: 1, action: decline, openings: [right] })).toEqual(WRONG)
  })

  test('[B73] a card that a reward brings is shown to its owner alone', () => {
    const s = intrigueSituation({
      board: { AO: 'Me/Ls' },
      courts: [
        { knights: 1 },
        { completed: { knight: ['G03'] }, intrigue: { at: 'agents', card: 'G03', vassal: 'AO', matched: 1 } },
      ],
    })
    s.do(slide('AO', 'AT'), endWork, { kind: 'reward', take: 'guild' })
    expect(s.draws.filter(({ kind }) => kind === 'open').at(-1)).toMatchObject({ to: [1] })
  })
})
