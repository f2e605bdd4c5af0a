/** Scenes of CastleScape that are drawn by a table of the app itself, which is laid from a position and kept nowhere. */
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { type CastleScapeTypes, game } from '../../../src/games/castlescape/game.ts'
import { readPosition } from '../../../src/games/castlescape/position/readPosition.ts'
import type { Json } from '../../../src/kernel/json.ts'
import { createMemoryLogStore } from '../../../src/store/memoryLogStore.ts'
import { openNewTable } from '../../../src/table/openLocalTable.ts'
import { createLimitedActionsView } from '../../../src/ui/castlescape/lessons/limitedActionsView.ts'
import { CastleTable } from '../../../src/ui/castlescape/table/CastleTable.tsx'
import type { CastleProps, CastleTableView } from '../../../src/ui/castlescape/table/castleTableView.ts'
import { CastleGameOver } from '../../../src/ui/castlescape/table/end/CastleGameOver.tsx'
import { GuildSheet } from '../../../src/ui/castlescape/table/sheets/GuildSheet.tsx'
import { MarketSheet } from '../../../src/ui/castlescape/table/sheets/MarketSheet.tsx'
import { CurtainScreen } from '../../../src/ui/table/curtain/CurtainScreen.tsx'
import type { TableProps } from '../../../src/ui/table/gameUiContract.ts'
import { LAST_TURN_POSITION } from '../../games/castlescape/lastTurnPosition.ts'
import { nothing } from './samples.ts'

export const CASTLE_SITE = [
  ...['...............', '...............', '..#A##....#....', '..#2.#....C....', '..#..##BD##....'],
  ...['..B##A23#......', '..#..#1.C#A##..', '..D.4####1..C..', '..####...##A#..', '.....D.........'],
  ...['.....##........', '...............', '...............', '...............', '...............'],
]

/** A Bailey of three lacks the Wall i9. */
export const CASTLE_POSITION = {
  format: 'castlescape-position',
  version: 1,
  seats: ['Ann', 'Bo', 'Cy', 'Dee'],
  site: CASTLE_SITE,
  baileys: [{ at: 'd4', claimedBy: [1] }],
}

/** Ann has a card with two branches and one that is turned against a rival, and may claim what she has the Walls for. */
const IN_TURN = {
  ...CASTLE_POSITION,
  turnNumber: 20,
  market: { stalls: ['toll-bridge', 'watch-captain', 'tavern-rumours', 'master-mason', 'royal-warrant'] },
  goals: ['two-courts', 'great-yard', 'busy-season'],
  guilds: [
    {
      ...{ renown: 14, infamy: 6, corruption: 2, contracts: 2, hand: 3 },
      faceDown: ['back-alley-bribes', 'whisper-campaign', 'market-stall', 'stone-walls'],
      alley: ['hire-a-fence', 'clumsy-thief'],
      discard: ['ramparts', 'market-stall'],
    },
    ...[9, 11, -3].map((renown) => ({ renown, contracts: 1, infamy: 9, alley: ['clumsy-thief', 'clumsy-thief'] })),
  ],
  turn: { gold: 5, groups: [{ left: 2 }], ground: 1 },
  hidden: {
    hands: [['back-alley-bribes', 'whisper-campaign', 'market-stall']],
    contracts: [['garrison', 'levy'], ['outpost'], ['treasury'], ['deep-pockets']],
  },
}

/** Dee, who plays last, has the last turn. */
const DEES_TURN = { ...CASTLE_POSITION, ...LAST_TURN_POSITION }

const openSampleView = async (position: Json): Promise<CastleTableView> => {
  const read = readPosition(position)
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  const { table, names, hidden } = read.value
  const env = { store: createMemoryLogStore(), random: (bytes: number) => new Uint8Array(bytes) }
  const opened = await openNewTable<CastleScapeTypes>(game, env, {
    ...{ ...table, names },
    ...(hidden !== undefined && { hidden }),
  })
  if (!opened.ok) throw new Error(JSON.stringify(opened.error))
  return createLimitedActionsView(
    opened.value,
    () => true,
    () => '',
  )
}

interface LiveProps {
  readonly position: Json
  /** What was pressed before the scene is looked at. */
  readonly prepare: (view: CastleTableView) => void
  readonly isReady?: (props: CastleProps) => boolean
  readonly draw: (props: CastleProps) => ComponentChildren
}

const Live = ({ position, prepare, isReady, draw }: LiveProps) => {
  const [view, setView] = useState<CastleTableView | null>(null)
  useEffect(() => {
    const begin = async (): Promise<void> => {
      const opened = await openSampleView(position)
      prepare(opened)
      setView(opened)
    }
    void begin()
  }, [])
  const props = view && { view, now: view.now.value }
  return props && (isReady?.(props) ?? true) ? draw(props) : null
}

/** Chooses the card of the hand at this place. */
const choosing =
  (place: number) =>
  (view: CastleTableView): void => {
    view.openCurtain()
    const { state, seat } = view.now.value
    view.choices.card.value = state.guilds[seat]?.hand[place] ?? null
  }
/** Turns the second card of the hand against Bo, whom it makes give up a Recruit. */
const turnAgainstBo = (view: CastleTableView): void => {
  view.openCurtain()
  const { legalActions, state, seat } = view.now.value
  const card = state.guilds[seat]?.hand[1]
  const play = legalActions.find((action) => action.kind === 'play' && action.card === card && action.rival === 1)
  if (play) view.propose(play)
}
const opening = (view: CastleTableView): void => view.openCurtain()
const endTurn = (view: CastleTableView): void => {
  view.openCurtain()
  view.propose({ kind: 'end' })
}

const drawTable = (props: CastleProps) => <CastleTable {...props} />

export const castleTableScenes = {
  'castle-branches': () => <Live position={IN_TURN} prepare={choosing(0)} draw={drawTable} />,
  'castle-rivals': () => <Live position={IN_TURN} prepare={choosing(1)} draw={drawTable} />,
  'castle-guild': () => (
    <Live position={IN_TURN} prepare={opening} draw={(props) => <GuildSheet {...props} seat={0} />} />
  ),
  'castle-stalls': () => <Live position={IN_TURN} prepare={opening} draw={(props) => <MarketSheet {...props} />} />,
  'castle-curtain': () => (
    <Live
      position={IN_TURN}
      prepare={turnAgainstBo}
      isReady={({ now }) => now.seat === 1}
      draw={(props) => <CurtainScreen {...(props as unknown as TableProps)} />}
    />
  ),
  'castle-over': () => (
    <Live
      position={DEES_TURN}
      prepare={endTurn}
      isReady={({ now }) => now.outcome !== null}
      draw={(props) => <CastleGameOver {...props} onShowBoard={nothing} />}
    />
  ),
}
