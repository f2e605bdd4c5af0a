/** Scenes of CastleScape on a sample position in mid-game: the table whole and closer, and what is chosen from. */
import '../../../src/ui/castlescape/symbols/symbols.ts'
import type { ComponentChildren } from 'preact'
import { faceWithId } from '../../../src/games/castlescape/cardIds.ts'
import { CARD_COUNT, type Face, STANDARD_FACES } from '../../../src/games/castlescape/cards.ts'
import { game } from '../../../src/games/castlescape/game.ts'
import { CONTRACT_FACES, GOAL_FACES } from '../../../src/games/castlescape/goalsAndContracts.ts'
import { influenceAreas } from '../../../src/games/castlescape/insight/influenceAreas.ts'
import type { InspectionReport } from '../../../src/games/castlescape/insight/inspectionReport.ts'
import { readPosition } from '../../../src/games/castlescape/position/readPosition.ts'
import { recruitsOf } from '../../../src/games/castlescape/recruits.ts'
import { buildableSquares } from '../../../src/games/castlescape/site/buildableSquares.ts'
import { readSquare, type Square } from '../../../src/games/castlescape/site/square.ts'
import type { State } from '../../../src/games/castlescape/state.ts'
import * as trayStyles from '../../../src/ui/castlescape/table/CastleTray.module.css'
import * as papers from '../../../src/ui/castlescape/table/ContractChoice.module.css'
import { InspectionSteps } from '../../../src/ui/castlescape/table/sheets/InspectionSteps.tsx'
import * as market from '../../../src/ui/castlescape/table/sheets/MarketSheet.module.css'
import { BaileyPanel } from '../../../src/ui/castlescape/views/BaileyPanel.tsx'
import { EmptyMarketPlace } from '../../../src/ui/castlescape/views/EmptyMarketPlace.tsx'
import * as fading from '../../../src/ui/castlescape/views/FadingRow.module.css'
import { GoalOrContractCard } from '../../../src/ui/castlescape/views/GoalOrContractCard.tsx'
import { GuildsAndQuarry } from '../../../src/ui/castlescape/views/GuildsAndQuarry.tsx'
import { HandCard } from '../../../src/ui/castlescape/views/HandCard.tsx'
import { LeftToUse, type TileView } from '../../../src/ui/castlescape/views/LeftToUse.tsx'
import { MarketCard } from '../../../src/ui/castlescape/views/MarketCard.tsx'
import { cornerAround } from '../../../src/ui/castlescape/views/site/closerView.ts'
import { InteractiveSite } from '../../../src/ui/castlescape/views/site/InteractiveSite.tsx'
import { SmallSite } from '../../../src/ui/castlescape/views/site/SmallSite.tsx'
import { Sheet } from '../../../src/ui/parts/Sheet.tsx'
import { Prompt } from '../../../src/ui/parts/tableLayout/Prompt.tsx'
import { TableLayout } from '../../../src/ui/parts/tableLayout/TableLayout.tsx'
import { TableNav } from '../../../src/ui/parts/tableLayout/TableNav.tsx'
import { Tray } from '../../../src/ui/parts/tableLayout/Tray.tsx'
import { castleEditorScenes } from './castlescapeEditor.tsx'
import { exposeCastleMotion } from './castlescapeMotion.ts'
import { CASTLE_POSITION, castleTableScenes } from './castlescapeTables.tsx'
import { choice, nothing } from './samples.ts'

const NAMES = CASTLE_POSITION.seats

const createSample = (): State => {
  const read = readPosition(CASTLE_POSITION)
  const created = read.ok ? game.setup(read.value.table) : read
  if (!created.ok) throw new Error(created.error.code)
  return created.value
}
const state = createSample()
const { site } = state
exposeCastleMotion(site)

const at = (name: string): Square => readSquare(name, site.size) ?? 0
const face = (id: string): Face => faceWithId(id)

const tile = (id: string, icon: TileView['icon'], label: string, count: string): TileView => ({
  ...{ id, icon, label, count, isActive: id === 'walls', isEmpty: count === '0', onPress: nothing },
})
const TILES = [
  tile('walls', 'wall', 'Walls', '1 + 2'),
  tile('recruits', 'recruit', 'Recruits', '1'),
  tile('gold', 'coin', 'Gold', '5'),
]

const HAND = ['market-stall', 'stone-walls', 'back-alley-bribes', 'clumsy-thief', 'ladder-crew'].map(face)
const Hand = () => (
  <div class={`${trayStyles.hand} ${fading.row}`} role="group" aria-label="Your hand" data-part="hand tasks">
    {HAND.map((one, slot) => (
      <HandCard key={slot} slot={slot} face={one} isChosen={slot === 2} onPress={nothing} />
    ))}
  </div>
)

const Site = ({ isCloser }: { readonly isCloser: boolean }) => (
  <InteractiveSite
    site={site}
    recruits={recruitsOf(state)}
    corner={isCloser ? cornerAround(at('i9'), site.size) : null}
    labels={Array.from({ length: site.size ** 2 }, () => 'a square')}
    targets={buildableSquares(site, { builtSquares: [at('k9')], isLoose: false })}
    ghost={{ square: at('i9'), wall: true }}
    enclosed={['g9', 'h9'].map(at)}
    newWalls={['k9'].map(at)}
    lit={['d4'].map(at)}
    onPlace={nothing}
    onTouch={() => nothing}
    onTap={nothing}
    onPick={nothing}
    onPan={nothing}
    onScale={nothing}
    onKey={() => false}
  />
)

const Top = () => (
  <GuildsAndQuarry
    players={NAMES.map((name, seat) => ({
      ...{ seat, name, count: 14 - 5 * seat, goal: 0, words: '14 Renown', badges: [], isOnTurn: seat === 0 },
    }))}
    onGuild={nothing}
    quarry={{ left: 11, all: 30, label: 'Quarry: 11 of 30 Walls left' }}
    onQuarry={nothing}
  />
)

const Table = ({ isCloser, children }: { readonly isCloser: boolean; readonly children: ComponentChildren }) => (
  <TableLayout
    title="CastleScape, Ann"
    top={<Top />}
    board={<Site isCloser={isCloser} />}
    middle={<Prompt lead="i9">finishes a Bailey of 3</Prompt>}
    tray={
      <Tray>
        <LeftToUse whose={null} tiles={TILES} isCloser={isCloser} onScale={nothing} onHint={nothing} canHint />
        {children}
      </Tray>
    }
    nav={
      <TableNav primary={choice('place', 'Build i9', { icon: 'wall' })} onMenu={nothing}>
        {null}
      </TableNav>
    }
    side={null}
  />
)

const [area] = influenceAreas(state)
const Closer = () => (
  <Table isCloser>
    <div class={trayStyles.row}>
      <BaileyPanel
        bailey={{ title: 'Bailey of 3', claim: 'claimed by Ann and Bo', influence: area?.influence ?? [3, 1, 0, 0] }}
        names={NAMES}
      />
      <SmallSite site={site} corner={cornerAround(at('i9'), site.size)} />
    </div>
  </Table>
)

const MARKET = Array.from({ length: CARD_COUNT }, (_, one) => one)
const Market = () => (
  <Sheet title="Market" onClose={nothing}>
    <div class={market.cards}>
      {MARKET.map((one) => (
        <MarketCard
          key={one}
          face={one}
          isChosen={one === STANDARD_FACES[1]}
          isAffordable={one % 3 > 0}
          note={one % 4 === 0 ? '10 left' : undefined}
          onPress={nothing}
        />
      ))}
      <EmptyMarketPlace>sold</EmptyMarketPlace>
    </div>
  </Sheet>
)

const Aims = ({ faces }: { readonly faces: readonly Face[] }) => (
  <main>
    <h1>Contracts</h1>
    <div class={papers.papers}>
      {faces.map((one, index) => (
        <GoalOrContractCard key={one} state={state} seat={0} face={one} isChosen={index === 1} onPress={nothing} />
      ))}
    </div>
  </main>
)

const REPORT: InspectionReport = {
  isFinal: false,
  before: state,
  swept: ['toll-bridge', 'ladder-crew'].map(face),
  losses: [{ seat: 1, recruits: ['d4', 'c6'].map(at), cards: [face('market-stall')], renown: 2 }],
  resets: [{ seat: 1, from: 6, to: 2 }],
  paid: new Map([[0, 0]]),
  isOver: true,
}
const Inspection = () => (
  <Sheet title="Inspection" onClose={nothing}>
    <InspectionSteps report={REPORT} names={NAMES} />
  </Sheet>
)

export const castleScenes = {
  castle: () => (
    <Table isCloser={false}>
      <Hand />
    </Table>
  ),
  'castle-closer': Closer,
  'castle-market': Market,
  'castle-contracts': () => <Aims faces={CONTRACT_FACES} />,
  'castle-goals': () => <Aims faces={GOAL_FACES} />,
  'castle-inspection': Inspection,
  ...castleTableScenes,
  ...castleEditorScenes,
}
