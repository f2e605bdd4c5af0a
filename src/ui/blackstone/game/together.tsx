/** A table whose seats gather points together before the rats have the castle: rats, points and courts between the towers. */
import '../../style/together.css'
import { scores } from '../../../games/blackstone/insight/score.ts'
import { go } from '../../shell/route.ts'
import { Players } from '../Strips.tsx'
import type { AtTable, TableChapter } from './chapter.ts'
import { playersOf } from './players.ts'
import { DogRow, Meter, rats } from './rats.tsx'
import { goalOf } from './views.ts'

const pointsOf = ({ now: { state } }: AtTable) => ({
  points: scores(state).reduce((sum, { total }) => sum + total, 0),
  goal: goalOf(state),
})

const Top = (at: AtTable) => (
  <div class="together">
    <Meter {...at} points={pointsOf(at)} />
    <Players
      players={playersOf(at.sitting, at.now)}
      onPress={(seat) => go(...at.sitting.path, 'court', String(seat))}
    />
  </div>
)

const Kennel = (at: AtTable) => (
  <div class="kennel tall">
    <DogRow {...at} />
  </div>
)

export const together: TableChapter = { ...rats, Top, Below: Kennel }
