/** The trays of the Queen's and the Wizard's Quest on sample data. */
import '../../../src/ui/style/using.css'
import type { ComponentChildren } from 'preact'
import { taskOf } from '../../../src/games/blackstone/catalogue.ts'
import { Board } from '../../../src/ui/blackstone/Board.tsx'
import { HalfButton, type HalfButtonView } from '../../../src/ui/blackstone/HalfButtons.tsx'
import { Layout } from '../../../src/ui/blackstone/Layout.tsx'
import { Nav } from '../../../src/ui/blackstone/Nav.tsx'
import { nameOfFace } from '../../../src/ui/blackstone/names.ts'
import { DeedTile, QuestCard } from '../../../src/ui/blackstone/Offer.tsx'
import { Close } from '../../../src/ui/blackstone/Panels.tsx'
import { Pips } from '../../../src/ui/blackstone/Pips.tsx'
import { Part, QuestTray } from '../../../src/ui/blackstone/QuestTray.tsx'
import { Join, SetTile } from '../../../src/ui/blackstone/Sets.tsx'
import { Players, Prompt, Undo } from '../../../src/ui/blackstone/Strips.tsx'
import { Tray } from '../../../src/ui/blackstone/Tray.tsx'
import { type HeldView, WizardHand } from '../../../src/ui/blackstone/WizardHand.tsx'
import { cellsOf, choice, face, KINGS_BOARD, nothing, vassal } from './samples.ts'

const faces = (text: string): readonly number[] => text.split(' ').map(face)

/** The first Machinations of the box. */
const MACHINATIONS = 164
const card = (at: number, met: readonly [boolean, boolean], chosen = false, leaving = false) => (
  <QuestCard
    view={{
      id: at,
      task: taskOf({ mode: 'queens-quest', options: {} }, MACHINATIONS + at),
      met,
      chosen,
      leaving,
      label: `Card ${at}`,
      onPress: nothing,
    }}
  />
)

const Hand = () => (
  <Part title="Cards" kind="cards own">
    {card(0, [true, true], true)}
    {card(1, [false, true])}
  </Part>
)
const Offer = () => (
  <Part title="Offer" note="oldest leaves first · 24 to come" kind="cards">
    {[2, 3, 4, 5].map((at) => card(at, [at === 3, false]))}
    {card(6, [false, true], false, true)}
    <DeedTile deed={choice('knight', 'Save a knight', { icon: 'knight', hint: 'for 1 action' })} />
  </Part>
)

const SETS = [
  ['Dy Dy Dy', 'same card', 4],
  ['Ls My Pc De', 'all different', 4],
  ['Ls Lc Le', 'all Lions', 2],
] as const
const Sets = () => (
  <Part title="My sets" note="10 points" kind="sets">
    {SETS.map(([text, kind, worth], id) => (
      <SetTile
        key={id}
        set={{ id, faces: faces(text), kind, worth, label: `${kind}, ${worth} points` }}
        onPress={nothing}
      />
    ))}
  </Part>
)

const half = (at: 1 | 2, more: Partial<HalfButtonView> = {}) => (
  <HalfButton
    view={{
      half: at,
      place: at === 1 ? 'C·T' : 'col B',
      want: { faction: 0, role: 0 },
      face: face('Ls'),
      note: 'you take it',
      on: true,
      label: at === 1 ? 'First half: C·T, Lion Scout. taken' : 'Second half: column B, Lion Scout. taken',
      onPress: nothing,
      ...more,
    }}
  />
)

const Joins = () => (
  <div class="joins">
    {SETS.map(([text, kind], set) => (
      <Join
        key={set}
        join={{ set, faces: faces(text), gain: '+1', chosen: set === 0, label: `Into ${kind}`, onPress: nothing }}
      />
    ))}
    <Join join={{ set: 3, faces: [], gain: 'new', chosen: false, label: 'A new set', onPress: nothing }} />
  </div>
)

const Using = () => (
  <section class="act quse" aria-label="Use C·T / column B">
    {[1, 2].map((at) => (
      <div key={at} class="qline">
        {half(at === 1 ? 1 : 2)}
        <Joins />
      </div>
    ))}
    <Close onClose={nothing} />
  </section>
)

interface TableProps {
  readonly title: string
  readonly prompt: string
  readonly go: string
  readonly children: ComponentChildren
}

const Table = ({ title, prompt, go, children }: TableProps) => (
  <Layout
    title={title}
    top={
      <Players
        players={['Ann', 'Benjamin'].map((name, seat) => ({
          seat,
          name,
          count: 25 - 4 * seat,
          of: 0,
          words: `${25 - 4 * seat} vassals left to place`,
          onTurn: seat === 0,
        }))}
        onPress={nothing}
      />
    }
    board={<Board cells={cellsOf(KINGS_BOARD)} onPick={nothing} onInspect={nothing} />}
    mid={
      <>
        <Prompt onAsk={nothing}>{prompt}</Prompt>
        <Undo undo={choice('undo', 'Undo')} />
      </>
    }
    tray={<Tray>{children}</Tray>}
    nav={
      <Nav
        tokens={[]}
        means={<Pips of={3} left={2} knights={1} fresh={1} label="2 of 3 actions left, 1 saved knight" />}
        primary={choice('go', go, { hint: '1 action' })}
        onMenu={nothing}
      />
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

/** What lies before a player of the Queen's Quest while nothing is picked up. */
export const Queens = () => (
  <Table title="Queen's Quest, Ann" prompt="A card can be used." go="End turn">
    <QuestTray stacks open="cards" onOpen={nothing} panes={queensPanes} />
  </Table>
)

/** A card is being used. */
export const QueensUse = () => (
  <Table title="Queen's Quest, Ann" prompt="Choose the sets below." go="Use: +4 points">
    <Using />
    <QuestTray stacks open="cards" onOpen={nothing} panes={queensPanes} />
  </Table>
)

const HOUSES = [
  'Ls/Dy Ls/Me Le/Ds Ly/Mc Lc/De Lc/Ps',
  'Ds/Me De/My Dy/Ms Dy/Pe Dc/Me Dc/Py Dc/Ps',
  'Ms/Pe Ms/Py Me/Ps My/Pe My/Ls Mc/Ps',
  'Ps/Le Pe/Ls Py/Ds Pc/Dy Pc/Ly Pc/De',
]
const rows = (chosen: boolean): readonly (readonly HeldView[])[] =>
  HOUSES.map((house, row) =>
    house.split(' ').map((text, at) => ({
      id: row * 10 + at,
      vassal: vassal(text),
      fits: chosen ? at % 3 === 0 : null,
      tag: chosen && at === 0 && row < 2 ? (row === 0 ? '1' : '2') : null,
      label: `${nameOfFace(face(text))}, reverse ${nameOfFace(face(text.slice(3)))}`,
      onPress: nothing,
    })),
  )

/** The hand of the Wizard's Quest: cards and 25 vassals. */
export const Wizards = () => (
  <Table title="Wizard's Quest, Ann" prompt="A card can place vassals." go="End turn">
    <QuestTray
      open="hand"
      onOpen={nothing}
      panes={[
        {
          id: 'hand',
          name: 'Hand',
          count: 25,
          children: (
            <>
              <Hand />
              <Part title="Vassals" note="one row a house" kind="held">
                <WizardHand label="Vassals in hand, 25" rows={rows(false)} />
              </Part>
            </>
          ),
        },
        { id: 'offer', name: 'Offer', count: 5, children: <Offer /> },
      ]}
    />
  </Table>
)

/** A card is picked up: those that fit are marked. */
export const WizardsLay = () => (
  <Table title="Wizard's Quest, Ann" prompt="Tap a dashed space." go="Place 2 vassals">
    <section class="act qlay" aria-label="Place by C·T / column B">
      <div class="qhalves">
        {half(1, { note: 'on C·T', on: false })}
        {half(2, { note: 'where?' })}
      </div>
      <Close onClose={nothing} />
      <WizardHand label="Vassals in hand, 25" rows={rows(true)} />
    </section>
  </Table>
)
