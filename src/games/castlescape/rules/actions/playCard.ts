/** Playing a card of the hand (rules 4.1): its effects happen in their order, or wait. */
import type { Slot } from '#src/kernel/contract.ts'
import { countOf, withNumbers } from '../../../numberLists.ts'
import type { ActionOf } from '../../actions.ts'
import { branchesOf, type Face, needsRival, playEffectsOf } from '../../cards.ts'
import { pushTasks, updateGuild } from '../../changeState.ts'
import { because } from '../../refusal.ts'
import { guildOf, type State } from '../../state.ts'
import type { ActionHandler, Scene } from '../ruleTypes.ts'

type Play = ActionOf<'play'>

const NO_BRANCH = -1
const NO_RIVAL = -1

/** Seats that may be named: all rivals, whatever they have (C33), or none where the card needs no rival. */
const rivalsFor = ({ state, seat }: Scene, face: Face, branch: number): readonly number[] =>
  needsRival(playEffectsOf(face, branch))
    ? state.guilds.map((_, rival) => rival).filter((rival) => rival !== seat)
    : [NO_RIVAL]

const playOf = (card: Slot, branch: number, rival: number): Play => ({
  kind: 'play',
  card,
  ...(branch !== NO_BRANCH && { branch }),
  ...(rival !== NO_RIVAL && { rival }),
})

const waysToPlay = (scene: Scene, card: Slot): readonly Play[] => {
  const face = scene.faceOf(card)
  if (face < 0) return []
  return branchesOf(face).flatMap((branch) =>
    rivalsFor(scene, face, branch).map((rival) => playOf(card, branch, rival)),
  )
}

/** Whether one more card of this title may be played this turn: no more than were owned when it began (C9). */
const mayPlayTitle = ({ guilds, seat, turn }: State, face: Face): boolean =>
  countOf(guilds[seat]?.played ?? [], face) < countOf(turn.ownedAtStart, face)

export const playCard: ActionHandler<Play> = {
  list: (scene) => guildOf(scene.state, scene.seat).hand.flatMap((card) => waysToPlay(scene, card)),

  check(scene, { card, branch = NO_BRANCH, rival = NO_RIVAL }) {
    const { state, seat } = scene
    const face = scene.faceOf(card)
    if (!guildOf(state, seat).hand.includes(card) || face < 0) return because('castlescape.notInHand')
    if (!branchesOf(face).includes(branch)) return because('castlescape.branch')
    if (!rivalsFor(scene, face, branch).includes(rival)) return because('castlescape.rival')
    return mayPlayTitle(state, face) ? null : because('castlescape.gainedThisTurn', 9)
  },

  act(context, seat, { card, branch = NO_BRANCH, rival = NO_RIVAL }) {
    const { draft } = context
    const { hand, played } = guildOf(draft, seat)
    const face = context.faceOf(card)
    updateGuild(draft, seat, { hand: hand.filter((slot) => slot !== card), played: withNumbers(played, face) })
    context.emit({ kind: 'played', seat, face })
    pushTasks(draft, { do: 'effects', face, when: 'play', branch, rival, at: 0 })
  },
}
