/** REWARDS: what an owner whose vassal was disturbed may take (rulings 71 to 73, 143 and 150). */
import type { Seat } from '../../../../kernel/contract.ts'
import type { ActionOf, Token as LikeToken, RewardTaken } from '../../actions.ts'
import type { Task, TaskDeck } from '../../cards.ts'
import type { Reward, State } from '../../state.ts'
import { canDeal } from '../decks.ts'
import type { Mode } from '../mode.ts'
import { courtOf, firstOf, next, type Play, refusal, type Scene, taskIn, type Verb } from '../play.ts'
import type { Rules } from '../rules.ts'
import { available, type Token, take as takeTokens } from '../tokens.ts'

type Disturbed = Extract<Reward, { readonly kind: 'agents' }>

/** What a reward gives: a token, the top card of a deck, or both. */
const PARTS: Readonly<Record<RewardTaken, { readonly token?: Token; readonly deck?: TaskDeck }>> = {
  knight: { token: 'knights' },
  wizard: { token: 'wizards' },
  guild: { deck: 'guild' },
  'knight+guild': { token: 'knights', deck: 'guild' },
  'wizard+guild': { token: 'wizards', deck: 'guild' },
  power: { deck: 'power' },
  machination: { deck: 'machination' },
}

/** Where no Machinations are played a Power card stands for one (ruling 150). */
const forKing = ({ decks }: Mode, matched: number): readonly RewardTaken[] =>
  matched > 1 && decks.includes('machination') ? ['machination'] : ['power']

/** The ladder of rules 2.1: by the kind of the marked card and the symbols that were alike. */
export const ladder = (mode: Mode, { type }: Task, matched: number): readonly RewardTaken[] => {
  if (type === 'king') return forKing(mode, matched)
  const like: readonly LikeToken[] =
    type === 'knightWizard' ? ['knight', 'wizard'] : [type === 'wizard' ? type : 'knight']
  return matched > 1 ? [...like.map((token) => `${token}+guild` as const), 'power'] : [...like, 'guild']
}

/** What of it can be given, with decks and supply as they are now (ruling 72). */
export const given = (state: State, taken: RewardTaken): { readonly token?: Token; readonly deck?: TaskDeck } => {
  const { token, deck } = PARTS[taken]
  return {
    ...(token && available(state, token, 1) > 0 && { token }),
    ...(deck && canDeal(state, deck) && { deck }),
  }
}

const isOpen = (state: State, taken: RewardTaken): boolean => {
  const { token, deck } = PARTS[taken]
  return (!!token && available(state, token, 1) > 0) || (!!deck && canDeal(state, deck))
}

const offered = (mode: Mode, state: State, { card, matched }: Disturbed): readonly RewardTaken[] =>
  ladder(mode, taskIn(state, card), matched)

/** Nobody is asked where nothing can be given; whoever has a card face down always is. */
export const rewardDecider = (state: State, { reward }: { readonly reward: Reward }, { mode }: Rules): Seat | null =>
  reward.kind === 'faceDown' || offered(mode, state, reward).some((taken) => isOpen(state, taken)) ? reward.seat : null

/** None of its options is open (ruling 72). */
export const lapse = (play: Play, { seat }: Reward): void => play.tell({ kind: 'lapsed', seat })

/** The entry that is answered now. */
export const entryOf = ({ todo }: State): Reward | null => {
  const top = todo.at(-1)
  return top?.do === 'reward' ? top.reward : null
}

const options = ({ mode, state }: Scene): readonly RewardTaken[] => {
  const entry = entryOf(state)
  return entry?.kind === 'agents' ? offered(mode, state, entry) : []
}

/** The card goes to the hand, unseen by the others, and costs nothing (ruling 73). */
const give = (play: Play, seat: Seat, taken: RewardTaken): void => {
  const { token, deck } = PARTS[taken]
  const given = token ? takeTokens(play.draft, courtOf(play.draft, seat), token, 1) : 0
  if (given > 0)
    play.tell({ kind: 'gained', seat, knights: token === 'knights' ? 1 : 0, wizards: token === 'wizards' ? 1 : 0 })
  if (deck) next(play, { do: 'deal', deck, seat })
}

export const reward: Verb<ActionOf<'reward'>> = {
  list: (scene) => options(scene).map((take) => ({ kind: 'reward', take })),

  check: (scene, { take }) =>
    firstOf(
      !options(scene).includes(take) && refusal('reward.notOffered', 65),
      !isOpen(scene.state, take) && refusal('reward.nothingLeft', 72),
    ),

  act(play, { take }) {
    const entry = entryOf(play.draft)
    if (!entry) throw new Error('no reward is awaited')
    play.draft.todo.pop()
    play.tell({ kind: 'rewarded', seat: entry.seat, take })
    give(play, entry.seat, take)
  },
}

/** What is answered for an owner who is away: the first option that is open; a card that lies face down stays there (ruling 71). */
export const usualReward = (scene: Scene): ActionOf<'reward' | 'decline'> | null => {
  if (entryOf(scene.state)?.kind === 'faceDown') return { kind: 'decline' }
  const take = options(scene).find((one) => isOpen(scene.state, one))
  return take === undefined ? null : { kind: 'reward', take }
}
