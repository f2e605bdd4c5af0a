/** Sentences of CastleScape's hints: every action has its advice, every reason its sentence. */
import { expect, test } from 'vitest'
import { ACTION_KINDS, type Action } from '#src/games/castlescape/actions.ts'
import { faceWithId } from '#src/games/castlescape/cardIds.ts'
import { type CastleScapeTypes, game } from '#src/games/castlescape/game.ts'
import { planReasons } from '#src/games/castlescape/insight/reasons/planReasons.ts'
import type { Reason } from '#src/games/castlescape/insight/reasons/reason.ts'
import { MODE } from '#src/games/castlescape/options.ts'
import type { State } from '#src/games/castlescape/state.ts'
import type { View } from '#src/kernel/contract.ts'
import { awaitedSeats, legalActionsIn, type Playout, playAction, startPlayout } from '#src/kernel/playout.ts'
import { EMPTY_VAULT, seatView } from '#src/kernel/vault.ts'
import { busy } from '../../../games/castlescape/players.ts'
import { randomOptions } from '../../../games/castlescape/recordGame.ts'
import { squareNamed } from '../../../games/castlescape/sites.ts'
import { newGame } from '../../../games/castlescape/testTable.ts'
import { chanceFrom, numbersFrom } from '../../../kernel/seededNumbers.ts'
import { unwrap } from '../../../kernel/toyLog.ts'

// Modules of the screens read the address of the page when they are imported.
const { adviceText } = await import('#src/ui/castlescape/hints/adviceText.ts')
const { reasonText } = await import('#src/ui/castlescape/hints/reasonText.ts')
await import('#src/text/bundles/board.ts')
await import('#src/text/castlescape/bundles/table.ts')

const NAMES = ['Ann', 'Bo', 'Cy', 'Dee']
/** Marks of a broken text: an unknown key, an empty placeholder, a missing name. */
const BROKEN = /undefined|NaN|\{|\}|^[a-z][\w-]*\.[\w.-]+$|^\s|\s$|\s{2}|^$|, ,|: *\.$|: ,|\.\./
const isSentence = (text: string): boolean => !BROKEN.test(text) && /^[A-Z0-9].*\.$/.test(text)

const sample = (items: readonly Action[]): readonly Action[] => [
  ...new Map(items.map((action) => [action.kind, action])).values(),
]

/** Sentences for one legal action of each kind, at every moment of a game. */
const saidIn = (seed: number, seenKinds: Set<string>): readonly string[] => {
  const below = numbersFrom(seed)
  const seats = 2 + (seed % 3)
  const setup = { mode: MODE.id, options: randomOptions(below, seats), seats }
  let playout: Playout<CastleScapeTypes> = startPlayout(game, unwrap(game.setup(setup)), seats, chanceFrom(seed))
  const said: string[] = []
  while (awaitedSeats(playout).length > 0) {
    const seat = awaitedSeats(playout)[0] as number
    const legal = legalActionsIn(playout, seat)
    const view: View<State> = seatView(playout.state, seat, playout.vaults[seat] ?? EMPTY_VAULT)
    for (const action of sample(legal)) {
      seenKinds.add(action.kind)
      said.push(adviceText({ state: view.state, visibleState: view }, NAMES, action))
      for (const reason of planReasons(view, [action]))
        said.push(reasonText(reason, { state: view.state, seat, names: NAMES }))
    }
    playout = playAction(playout, busy(legal, below), seat)
  }
  return said
}

test('every action that games of 2 to 4 guilds allow has its advice and its reasons, each a whole sentence', () => {
  const seenKinds = new Set<string>()
  const said = [3, 4, 5, 6].flatMap((seed) => saidIn(seed, seenKinds))
  expect([...new Set(said)].filter((text) => !isSentence(text))).toEqual([])
  // Paying needs an empty site, taking back an empty supply, and taking a card King's Favourite.
  const rare = ['pay', 'recall', 'take']
  expect(ACTION_KINDS.filter((kind) => !seenKinds.has(kind) && !rare.includes(kind))).toEqual([])
})

test('what is rare has its advice as well', () => {
  const { state } = newGame(2)
  const now = { state, visibleState: seatView(state, 0, EMPTY_VAULT) }
  const said = (action: Action): string => adviceText(now, NAMES, action)
  expect(said({ kind: 'pay' })).toBe('Pay 1 Renown.')
  expect(said({ kind: 'recall', square: squareNamed('j6') })).toBe('Take your Recruit on j6 back.')
  expect(said({ kind: 'take', face: faceWithId('ramparts') })).toBe('Take Ramparts without paying.')
})

type Samples = { readonly [K in Reason['kind']]: readonly (readonly [Extract<Reason, { kind: K }>, string])[] }

const j6 = squareNamed('j6')
const ramparts = faceWithId('ramparts')
const SAMPLES: Samples = {
  finishes: [
    [
      { kind: 'finishes', moves: 1, size: 3, claimedBy: [0], renown: 3 },
      'It finishes a Bailey of 3 that you claim: +3 Renown.',
    ],
    [
      { kind: 'finishes', moves: 2, size: 3, claimedBy: [0, 2], renown: 1 },
      'With it you finish a Bailey of 3 that you share with Cy: +1 Renown.',
    ],
    [
      { kind: 'finishes', moves: 1, size: 2, claimedBy: [1, 2], renown: 0 },
      'It finishes a Bailey of 2, which goes to Bo and Cy.',
    ],
    [
      { kind: 'finishes', moves: 1, size: 2, claimedBy: [], renown: 0 },
      'It finishes a Bailey of 2 that nobody claims.',
    ],
  ],
  encloses: [
    [{ kind: 'encloses', moves: 1, size: 4, missing: 1, renown: 0 }, 'Then 1 more Wall makes a Bailey of 4.'],
    [
      { kind: 'encloses', moves: 3, size: 4, missing: 2, renown: 4 },
      'Once its Walls stand, 2 more Walls make a Bailey of 4 that you would claim: +4 Renown.',
    ],
  ],
  willClaim: [
    [
      { kind: 'willClaim', moves: 1, size: 1, closedBy: j6, renown: 1 },
      'You would claim a Bailey of 1 once j6 is built: +1 Renown.',
    ],
  ],
  leads: [[{ kind: 'leads', moves: 1, size: 4 }, 'You then lead a Bailey of 4: +1 Renown at each Inspection.']],
  stops: [[{ kind: 'stops', moves: 2, rival: 1, size: 4 }, 'With it, Bo no longer leads a Bailey of 4.']],
  stands: [
    [{ kind: 'stands', moves: 1, size: 4, missing: 2 }, 'The Recruit counts where 2 more Walls make a Bailey of 4.'],
  ],
  meets: [
    [
      { kind: 'meets', moves: 1, aim: faceWithId('full-muster'), isGoal: true },
      'It meets the Goal Full Muster: claim it for +2 Renown.',
    ],
    [
      { kind: 'meets', moves: 2, aim: faceWithId('levy'), isGoal: false },
      'With it you meet your Contract Levy: 4 Renown if that is still so at the end.',
    ],
  ],
  nears: [[{ kind: 'nears', aim: faceWithId('levy'), reached: 4, needed: 7 }, 'It brings you to 4 of 7 for Levy.']],
  claimsGoal: [[{ kind: 'claimsGoal', renown: 2 }, 'It brings you 2 Renown.']],
  paysFor: [[{ kind: 'paysFor', moves: 4, face: ramparts }, 'Its Gold helps you buy Ramparts.']],
  gains: [
    [{ kind: 'gains', face: ramparts }, 'Each time you play it: 3 Walls. At the end it is worth 1 Renown.'],
    [{ kind: 'gains', face: faceWithId('hire-a-fence') }, 'Each time you play it: 3 Gold, penalty: Infamy +1.'],
    [{ kind: 'gains', face: faceWithId('new-contract') }, 'When bought: see 3 Contracts and keep 1.'],
  ],
  lowers: [
    [
      { kind: 'lowers', level: 'infamy', from: 4, to: 1 },
      'Your Infamy falls from 4 to 1, so an Inspection costs less.',
    ],
    [
      { kind: 'lowers', level: 'corruption', from: 4, to: 1 },
      'Your Corruption falls from 4 to 1, and costs less at the end.',
    ],
  ],
  draws: [[{ kind: 'draws', cards: 2 }, 'You draw 2 cards before you decide on the rest.']],
  elseDiscarded: [[{ kind: 'elseDiscarded' }, 'It costs nothing, and unplayed it is only discarded.']],
  clears: [[{ kind: 'clears', infamy: 1, corruption: 2 }, 'You are spared its penalty: Infamy +1, Corruption +2.']],
  thins: [[{ kind: 'thins', cards: 9 }, 'With 9 cards left, the better ones come sooner.']],
  noSupply: [[{ kind: 'noSupply' }, 'All your Recruits are on the site: one must come back before you post.']],
  costsNoLead: [[{ kind: 'costsNoLead' }, 'It costs you no lead and no claim.']],
  comesBack: [[{ kind: 'comesBack' }, 'It comes back with your next shuffle.']],
  contracts: [[{ kind: 'contracts', renown: 6 }, 'Together they are worth 6 Renown.']],
  inspectionFollows: [[{ kind: 'inspectionFollows' }, 'The quarry is empty, so an Inspection follows.']],
  penaltiesLeft: [[{ kind: 'penaltiesLeft', cards: 2 }, 'The cards that are left have penalties.']],
  cardsLeft: [
    [{ kind: 'cardsLeft', cards: 1 }, 'No use was found for the card left in your hand.'],
    [{ kind: 'cardsLeft', cards: 2 }, 'No use was found for the 2 cards left in your hand.'],
  ],
  goldLeft: [[{ kind: 'goldLeft', gold: 2 }, 'No better use for your 2 Gold was found.']],
  nothingLeft: [[{ kind: 'nothingLeft' }, 'Nothing is left to do.']],
  best: [[{ kind: 'best' }, 'It came out best of all the plans compared.']],
}

test.each(Object.entries(SAMPLES))('a reason that %s is one sentence', (_, samples) => {
  const { state } = newGame(3)
  for (const [reason, sentence] of samples as readonly (readonly [Reason, string])[])
    expect(reasonText(reason, { state, seat: 0, names: NAMES })).toBe(sentence)
})
