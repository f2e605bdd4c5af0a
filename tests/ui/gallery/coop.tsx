/** Co-op table against the rats, and its sheet of rats and dogs, on sample data. */
import { TokenCounters } from '../../../src/ui/blackstone/views/TokenCounters.tsx'
import '../../../src/ui/blackstone/symbols/assassins.ts'
import '../../../src/text/blackstone/bundles/board.ts'
import { Board } from '../../../src/ui/blackstone/views/board/Board.tsx'
import * as ratsStyles from '../../../src/ui/blackstone/views/board/RatsMeter.module.css'
import { RatsMeter } from '../../../src/ui/blackstone/views/board/RatsMeter.tsx'
import { Tower } from '../../../src/ui/blackstone/views/Tower.tsx'
import { Kennel, RatCards } from '../../../src/ui/blackstone/views/tray/RatsAndDogs.tsx'
import { VassalPanel } from '../../../src/ui/blackstone/views/tray/SelectionPanels.tsx'
import type { DogView } from '../../../src/ui/blackstone/views/viewProps.ts'
import { Sheet } from '../../../src/ui/parts/Sheet.tsx'
import { PlayerStrip } from '../../../src/ui/parts/tableLayout/PlayerStrip.tsx'
import { Prompt } from '../../../src/ui/parts/tableLayout/Prompt.tsx'
import { TableLayout } from '../../../src/ui/parts/tableLayout/TableLayout.tsx'
import { TableNav } from '../../../src/ui/parts/tableLayout/TableNav.tsx'
import { Tray } from '../../../src/ui/parts/tableLayout/Tray.tsx'
import { UndoButton } from '../../../src/ui/parts/tableLayout/UndoButton.tsx'
import type { PlayerView } from '../../../src/ui/parts/viewTypes.ts'
import { at, cellsOf, choice, KINGS_BOARD, nothing, tower } from './samples.ts'

const players: readonly PlayerView[] = [
  { seat: 0, name: 'Ann', count: 8, goal: 50, words: '8 of 50 points', isOnTurn: true },
  { seat: 1, name: 'Benedikta', count: 14, goal: 50, words: '14 of 50 points', isOnTurn: false },
]

const SABOTEUR = { face: -2, reverse: -1 }
const cells = cellsOf(KINGS_BOARD).map((cell, space) =>
  space === at('AO')
    ? { ...cell, label: 'Saboteur, reverse Assassin, A O, chosen', vassal: SABOTEUR, marks: ['selected'] as const }
    : cell,
)

/** Co-op table with a selected Saboteur whose button was pressed once. */
export const CoopTable = () => (
  <TableLayout
    title="Co-op, Ann"
    top={
      <>
        <Tower tower={tower(0, 'Ly/Ms', 15)} onPress={nothing} />
        <div class={ratsStyles.together}>
          <RatsMeter
            rats={{ wandering: 5, plagued: 2, limit: 12, cards: [3, 2], plaguedCards: [2] }}
            turnText="Ann’s turn"
            points={{ points: 22, goal: 50 }}
            onPress={nothing}
          />
          <PlayerStrip players={players} onPress={nothing} />
        </div>
        <Tower tower={tower(1, 'Ms/Pe', 14)} onPress={nothing} />
      </>
    }
    board={<Board cells={cells} onPick={nothing} onInspect={nothing} />}
    middle={
      <>
        <Tower tower={tower(3, 'Dc/Le', 15, true)} onPress={nothing} />
        <Prompt onOpenRules={nothing}>It cannot move now.</Prompt>
        <UndoButton undo={choice('undo', 'Undo')} />
        <Tower tower={tower(2, 'Pe/Ds', 15)} onPress={nothing} />
      </>
    }
    tray={
      <Tray>
        <VassalPanel
          vassal={SABOTEUR}
          space={at('AO')}
          notes={['All 13 cards here go to the discard, and 13 new ones come. You cannot undo it.']}
          choices={[
            choice('cancel', 'Cancel', { icon: 'cross' }),
            choice('blowUp', 'Tap again: blow up', { icon: 'piece2', cost: { token: 'knight', count: 1 } }),
          ]}
          onInspect={nothing}
        />
      </Tray>
    }
    nav={
      <TableNav primary={choice('end', 'End turn', { hint: 'rats card next' })} onMenu={nothing}>
        <TokenCounters
          tokens={[
            { token: 'knight', count: 5, limit: null },
            { token: 'wizard', count: 1, limit: null },
          ]}
        />
      </TableNav>
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
          ownerText: 'Ann’s',
          catchText: 'Catches up to 2 rats on one card',
          choices: [
            choice('one', 'Scottie: Catch 1 rat', { icon: 'scottie', reason: 'There are no such rats to catch.' }),
            choice('two', 'Scottie: Catch 2 rats', { icon: 'scottie', cost: { token: 'wizard', count: 1 } }),
          ],
        },
        {
          dog: dog('jack', 0, { seat: 1 }),
          ...{
            name: 'Jack Russell',
            ownerText: 'Benedikta’s',
            catchText: 'Catches up to 3 rats on one card',
            choices: [],
          },
        },
        {
          dog: dog('jack', 1, null),
          ...{
            name: 'Jack Russell',
            ownerText: 'free, for a King task',
            catchText: 'Catches up to 3 rats on one card',
          },
          choices: [],
        },
      ]}
    />
  </Sheet>
)
