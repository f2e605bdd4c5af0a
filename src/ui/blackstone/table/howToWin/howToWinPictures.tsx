/** Pictures beside the lines of an opening, drawn with the symbols of the table. */
import { type Space, spaceAt } from '#src/games/blackstone/board.ts'
import { type FacePattern, faceOf } from '#src/games/blackstone/faces.ts'
import { Icon, type IconName } from '../../../parts/Icon.tsx'
import * as styles from '../../../table/howToWin/HowToWinLines.module.css'
import { FaceBadge, WantedBadge } from '../../views/board/VassalBadge.tsx'
import { MiniMap } from '../../views/cards/MiniMap.tsx'
import { PointsSeal } from '../../views/cards/PointsSeal.tsx'

const [LION, DRAGON, MAPLE] = [0, 1, 2]
const [SCOUT, EMISSARY, SPY, CAPTAIN] = [0, 1, 2, 3]
const LION_CAPTAIN = faceOf(LION, CAPTAIN)
const ANY_LION: FacePattern = { faction: LION, role: -1 }
const CT: Space = spaceAt(3, 1)

/** Faces that lie a little over each other. */
const Faces = ({ faces }: { readonly faces: readonly number[] }) => (
  <span class={`${styles.row} ${styles.overlapping}`}>
    {faces.map((face, index) => (
      <FaceBadge key={index} face={face} />
    ))}
  </span>
)

/** One thing that becomes another. */
const Becomes = () => (
  <span class={styles.small}>
    <Icon name="next" />
  </span>
)

const Icons = ({ names, isSmall = false }: { readonly names: readonly IconName[]; readonly isSmall?: boolean }) => (
  <span class={isSmall ? `${styles.row} ${styles.small}` : styles.row}>
    {names.map((name, index) => (
      <Icon key={index} name={name} />
    ))}
  </span>
)

/** Sixteen spaces of the edge, with nothing inside. */
const Ring = () => (
  <svg viewBox="0 0 29 29" aria-hidden="true">
    <rect
      x="2.5"
      y="2.5"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      stroke-width="4"
      stroke-dasharray="4 2"
      stroke-dashoffset="2"
    />
  </svg>
)

export const PICTURES = {
  takeCard: (
    <>
      <WantedBadge want={ANY_LION} />
      <MiniMap place={{ space: CT }} />
    </>
  ),
  useCard: (
    <>
      <FaceBadge face={LION_CAPTAIN} />
      <Becomes />
      <Icon name="retain" />
    </>
  ),
  sameCards: <Faces faces={[LION_CAPTAIN, LION_CAPTAIN, LION_CAPTAIN]} />,
  heldVassals: <Faces faces={[faceOf(DRAGON, SCOUT), faceOf(MAPLE, SPY), faceOf(LION, EMISSARY)]} />,
  placing: (
    <>
      <FaceBadge face={LION_CAPTAIN} />
      <Becomes />
      <MiniMap place={{ space: CT }} />
    </>
  ),
  emptying: (count: number) => (
    <>
      {count}
      <Becomes />0
    </>
  ),
  task: (
    <>
      <FaceBadge face={LION_CAPTAIN} />
      <MiniMap place={{ space: CT }} />
    </>
  ),
  ring: <Ring />,
  side: <Faces faces={[faceOf(LION, SCOUT), faceOf(LION, SPY), faceOf(LION, CAPTAIN)]} />,
  rats: (count: number) => (
    <>
      <Icon name="rat" />
      {count}
    </>
  ),
  dog: (
    <>
      <Icon name="westie" />
      <Becomes />
      <Icon name="rat" />
    </>
  ),
  points: (points: number) => <PointsSeal points={points} />,
  machinations: <Icons names={['ploy', 'ploy', 'ploy']} />,
  court: <Icons names={['knight', 'wizard', 'king']} />,
  kings: (
    <>
      <Icons names={['king', 'king']} isSmall />
      <Becomes />
      <Icons names={['ploy', 'ploy']} isSmall />
    </>
  ),
} as const
