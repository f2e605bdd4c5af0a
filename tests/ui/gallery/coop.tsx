/** A game for points together against rats, and what is kept in its kennel. */
import '../../../src/ui/style/together.css'
import '../../../src/ui/symbols/pieces.ts'
import '../../../src/ui/text/puzzle.ts'
import { Board } from '../../../src/ui/blackstone/Board.tsx'
import { Kennel, RatCards } from '../../../src/ui/blackstone/Kennel.tsx'
import { Layout } from '../../../src/ui/blackstone/Layout.tsx'
import { Nav } from '../../../src/ui/blackstone/Nav.tsx'
import { VassalPanel } from '../../../src/ui/blackstone/Picked.tsx'
import type { DogView, PlayerView } from '../../../src/ui/blackstone/props.ts'
import { RatsMeter } from '../../../src/ui/blackstone/Rats.tsx'
import { Players, Prompt, Tower, Undo } from '../../../src/ui/blackstone/Strips.tsx'
import { Tray } from '../../../src/ui/blackstone/Tray.tsx'
import { Sheet } from '../../../src/ui/shell/Sheet.tsx'
import { at, cellsOf, choice, KINGS_BOARD, nothing, tower } from './samples.ts'

const players: readonly PlayerView[] = [
  { seat: 0, name: 'Ann', count: 8, of: 50, words: '8 of 50 points', onTurn: true },
  { seat: 1, name: 'Benedikta', count: 14, of: 50, words: '14 of 50 points', onTurn: false },
]

const SABOTEUR = { face: -2, reverse: -1 }
const cells = cellsOf(KINGS_BOARD).map((cell, space) =>
  space === at('AO')
    ? { ...cell, label: 'Saboteur, reverse Assassin, A O, chosen', vassal: SABOTEUR, marks: ['selected'] as const }
    : cell,
)

/** A Saboteur whose button was pressed once. */
export const Together = () => (
  <Layout
    title="Co-op, Ann"
    top={
      <>
        <Tower tower={tower(0, 'Ly/Ms', 15)} onPress={nothing} />
        <div class="together">
          <RatsMeter
            rats={{ wandering: 5, plagued: 2, limit: 12 }}
            turn="Ann’s turn"
            points={{ points: 22, goal: 50 }}
            onPress={nothing}
          />
          <Players players={players} onPress={nothing} />
        </div>
        <Tower tower={tower(1, 'Ms/Pe', 14)} onPress={nothing} />
      </>
    }
    board={<Board cells={cells} onPick={nothing} onInspect={nothing} />}
    mid={
      <>
        <Tower tower={tower(3, 'Dc/Le', 15, true)} onPress={nothing} />
        <Prompt onAsk={nothing}>It cannot move now.</Prompt>
        <Undo undo={choice('undo', 'Undo')} />
        <Tower tower={tower(2, 'Pe/Ds', 15)} onPress={nothing} />
      </>
    }
    tray={
      <Tray>
        <VassalPanel
          vassal={SABOTEUR}
          space={at('AO')}
          notes={['All 13 cards here go to the discard, 13 new ones come. No undo.']}
          choices={[
            choice('cancel', 'Cancel', { icon: 'cross' }),
            choice('blowUp', 'Tap again: blow up', { icon: 'piece2', cost: { token: 'knight', count: 1 } }),
          ]}
          onInspect={nothing}
        />
      </Tray>
    }
    nav={
      <Nav
        tokens={[
          { token: 'knight', count: 5, limit: null },
          { token: 'wizard', count: 1, limit: null },
        ]}
        primary={choice('end', 'End turn', { hint: 'a rat card is shown' })}
        onMenu={nothing}
      />
    }
    side={null}
  />
)

const dog = (breed: DogView['breed'], coat: number, owner: DogView['owner']): DogView => ({
  ...{ breed, coat, owner, label: '', cost: null },
  onPress: nothing,
})

export const Dogs = () => (
  <Sheet title="Rats and dogs" onClose={nothing}>
    <p>
      <b>7 of 12 rats.</b> The castle falls at 12 rats.
    </p>
    <RatCards wandering={[3, 2]} plagued={2} />
    <Kennel
      dogs={[
        {
          dog: dog('scottie', 0, 'mine'),
          name: 'Scottie',
          whose: 'Ann’s',
          catches: 'Catches up to 2 rats on one card',
          choices: [
            choice('one', 'Scottie: Catch 1 rat', { icon: 'scottie', reason: 'No such rats wander.' }),
            choice('two', 'Scottie: Catch 2 rats', { icon: 'scottie', cost: { token: 'wizard', count: 1 } }),
          ],
        },
        {
          dog: dog('jack', 0, { seat: 1 }),
          ...{ name: 'Jack Russell', whose: 'Benedikta’s', catches: 'Catches up to 3 rats on one card', choices: [] },
        },
        {
          dog: dog('jack', 1, null),
          ...{ name: 'Jack Russell', whose: 'free, for a King task', catches: 'Catches up to 3 rats on one card' },
          choices: [],
        },
      ]}
    />
  </Sheet>
)
