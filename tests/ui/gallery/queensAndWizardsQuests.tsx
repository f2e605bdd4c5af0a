/** The trays of the Queen's and the Wizard's Quest on sample data. */

import type { ComponentChildren } from 'preact'
import { taskOf } from '../../../src/games/blackstone/taskCatalogue.ts'
import * as use from '../../../src/ui/blackstone/table/queensAndWizardsQuest/CardPanels.module.css'
import { Board } from '../../../src/ui/blackstone/views/board/Board.tsx'
import { HalfButton, type HalfButtonView } from '../../../src/ui/blackstone/views/board/HalfButton.tsx'
import { nameOfFace } from '../../../src/ui/blackstone/views/spaceAndFaceNames.ts'
import { ActionCoins } from '../../../src/ui/blackstone/views/tray/ActionCoins.tsx'
import { ActionTile } from '../../../src/ui/blackstone/views/tray/ActionTile.tsx'
import { MachinationCard } from '../../../src/ui/blackstone/views/tray/MachinationCard.tsx'
import { SetJoinButton, SetTile } from '../../../src/ui/blackstone/views/tray/Sets.tsx'
import { TrayPanes, TrayRow } from '../../../src/ui/blackstone/views/tray/TrayPanes.tsx'
import { type HandVassalView, VassalHand } from '../../../src/ui/blackstone/views/tray/VassalHand.tsx'
import { PlayerStrip } from '../../../src/ui/parts/tableLayout/PlayerStrip.tsx'
import { Prompt } from '../../../src/ui/parts/tableLayout/Prompt.tsx'
import * as panel from '../../../src/ui/parts/tableLayout/QuestionPanel.module.css'
import { CloseButton } from '../../../src/ui/parts/tableLayout/QuestionPanel.tsx'
import { TableLayout } from '../../../src/ui/parts/tableLayout/TableLayout.tsx'
import { TableNav } from '../../../src/ui/parts/tableLayout/TableNav.tsx'
import { Tray } from '../../../src/ui/parts/tableLayout/Tray.tsx'
import { UndoButton } from '../../../src/ui/parts/tableLayout/UndoButton.tsx'
import { cellsOf, choice, face, KINGS_BOARD, nothing, vassal } from './samples.ts'

const faces = (text: string): readonly number[] => text.split(' ').map(face)

/** The first Machinations of the box. */
const MACHINATIONS = 164
const card = (at: number, metHalves: readonly [boolean, boolean], isChosen = false, isLeaving = false) => (
  <MachinationCard
    view={{
      id: at,
      task: taskOf({ mode: 'queens-quest', options: {} }, MACHINATIONS + at),
      metHalves,
      isChosen,
      isLeaving,
      label: `Card ${at}`,
      onPress: nothing,
    }}
  />
)

const Hand = () => (
  <TrayRow title="Cards" kind="cards own">
    {card(0, [true, true], true)}
    {card(1, [false, true])}
  </TrayRow>
)
const Offer = () => (
  <TrayRow title="Offer" note="oldest leaves first · 24 to come" kind="cards">
    {[2, 3, 4, 5].map((at) => card(at, [at === 3, false]))}
    {card(6, [false, true], false, true)}
    <ActionTile choice={choice('knight', 'Save a knight', { icon: 'knight', hint: 'for 1 action' })} />
  </TrayRow>
)

const SETS = [
  ['Dy Dy Dy', 'same card', 4],
  ['Ls My Pc De', 'all different', 4],
  ['Ls Lc Le', 'all Lions', 2],
] as const
const Sets = () => (
  <TrayRow title="My sets" note="10 points" kind="sets">
    {SETS.map(([text, kind, worth], id) => (
      <SetTile
        key={id}
        set={{ id, faces: faces(text), kind, value: worth, label: `${kind}, ${worth} points` }}
        onPress={nothing}
      />
    ))}
  </TrayRow>
)

const half = (at: 1 | 2, more: Partial<HalfButtonView> = {}) => (
  <HalfButton
    view={{
      half: at,
      place: at === 1 ? 'C·T' : 'col B',
      want: { faction: 0, role: 0 },
      face: face('Ls'),
      note: 'you take it',
      isActive: true,
      label: at === 1 ? 'First half: C·T, Lion Scout. taken' : 'Second half: column B, Lion Scout. taken',
      onPress: nothing,
      ...more,
    }}
  />
)

const Joins = () => (
  <div class={use.joins} data-part="joins">
    {SETS.map(([text, kind], set) => (
      <SetJoinButton
        key={set}
        join={{ set, faces: faces(text), gain: '+1', isChosen: set === 0, label: `Into ${kind}`, onPress: nothing }}
      />
    ))}
    <SetJoinButton join={{ set: 3, faces: [], gain: 'new', isChosen: false, label: 'A new set', onPress: nothing }} />
  </div>
)

const CardUse = () => (
  <section class={`${panel.panel} ${use.use}`} data-part="panel use" aria-label="Use C·T / column B">
    {[1, 2].map((at) => (
      <div key={at} class={use.line}>
        {half(at === 1 ? 1 : 2)}
        <Joins />
      </div>
    ))}
    <CloseButton onClose={nothing} />
  </section>
)

interface TableProps {
  readonly title: string
  readonly prompt: string
  readonly go: string
  readonly children: ComponentChildren
}

const Table = ({ title, prompt, go, children }: TableProps) => (
  <TableLayout
    title={title}
    top={
      <PlayerStrip
        players={['Ann', 'Benjamin'].map((name, seat) => ({
          seat,
          name,
          count: 25 - 4 * seat,
          goal: 0,
          words: `${25 - 4 * seat} vassals left to place`,
          isOnTurn: seat === 0,
        }))}
        onPress={nothing}
      />
    }
    board={<Board cells={cellsOf(KINGS_BOARD)} onPick={nothing} onInspect={nothing} />}
    middle={
      <>
        <Prompt onOpenRules={nothing}>{prompt}</Prompt>
        <UndoButton undo={choice('undo', 'Undo')} />
      </>
    }
    tray={<Tray>{children}</Tray>}
    nav={
      <TableNav primary={choice('go', go, { hint: '1 action' })} onMenu={nothing}>
        <ActionCoins total={3} remaining={2} knights={1} freshKnights={1} label="2 of 3 actions left, 1 saved knight" />
      </TableNav>
    }
    side={<p>Courts</p>}
  />
)

const queensPanes = [
  {
    id: 'cards',
    name: 'Cards',
    count: 2,
    children: (
      <>
        <Hand />
        <Offer />
      </>
    ),
  },
  { id: 'sets', name: 'Sets', count: 3, children: <Sets /> },
]

/** Tray of the Queen's Quest while nothing is selected. */
export const Queens = () => (
  <Table title="Queen's Quest, Ann" prompt="You can use a card." go="End turn">
    <TrayPanes isStacked openId="cards" onOpen={nothing} panes={queensPanes} />
  </Table>
)

/** Tray of the Queen's Quest while a card is used. */
export const QueensUse = () => (
  <Table title="Queen's Quest, Ann" prompt="Choose the sets below." go="Use: +4 points">
    <CardUse />
    <TrayPanes isStacked openId="cards" onOpen={nothing} panes={queensPanes} />
  </Table>
)

const VASSAL_ROWS = [
  'Ls/Dy Ls/Me Le/Ds Ly/Mc Lc/De Lc/Ps',
  'Ds/Me De/My Dy/Ms Dy/Pe Dc/Me Dc/Py Dc/Ps',
  'Ms/Pe Ms/Py Me/Ps My/Pe My/Ls Mc/Ps',
  'Ps/Le Pe/Ls Py/Ds Pc/Dy Pc/Ly Pc/De',
]
const rows = (chosen: boolean): readonly (readonly HandVassalView[])[] =>
  VASSAL_ROWS.map((codes, row) =>
    codes.split(' ').map((text, at) => ({
      id: row * 10 + at,
      vassal: vassal(text),
      isFitting: chosen ? at % 3 === 0 : null,
      tag: chosen && at === 0 && row < 2 ? (row === 0 ? '1' : '2') : null,
      label: `${nameOfFace(face(text))}, reverse ${nameOfFace(face(text.slice(3)))}`,
      onPress: nothing,
    })),
  )

/** Tray of the Wizard's Quest: cards and 25 vassals. */
export const Wizards = () => (
  <Table title="Wizard's Quest, Ann" prompt="A card can place vassals." go="End turn">
    <TrayPanes
      openId="hand"
      onOpen={nothing}
      panes={[
        {
          id: 'hand',
          name: 'Hand',
          count: 25,
          children: (
            <>
              <Hand />
              <TrayRow title="Vassals" note="one row per faction" kind="held">
                <VassalHand label="Vassals in hand, 25" rows={rows(false)} />
              </TrayRow>
            </>
          ),
        },
        { id: 'offer', name: 'Offer', count: 5, children: <Offer /> },
      ]}
    />
  </Table>
)

/** Tray of the Wizard's Quest with a selected card: vassals that fit are marked. */
export const WizardsLay = () => (
  <Table title="Wizard's Quest, Ann" prompt="Tap a dashed space." go="Place 2 vassals">
    <section class={`${panel.panel} ${use.lay}`} data-part="panel use" aria-label="Place by C·T / column B">
      <div class={use.halves}>
        {half(1, { note: 'on C·T', isActive: false })}
        {half(2, { note: 'where?' })}
      </div>
      <CloseButton onClose={nothing} />
      <VassalHand label="Vassals in hand, 25" rows={rows(true)} />
    </section>
  </Table>
)
