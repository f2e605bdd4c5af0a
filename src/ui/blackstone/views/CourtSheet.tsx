import type { ComponentChildren } from 'preact'
import { joinNames } from '../../../text/joinTexts.ts'
import { t } from '../../../text/t.ts'
import { Crest } from '../../parts/Crest.tsx'
import { Icon, type IconName } from '../../parts/Icon.tsx'
import * as sectionStyles from '../../parts/Section.module.css'
import { Sheet } from '../../parts/Sheet.tsx'
import { FaceBadge } from './board/VassalBadge.tsx'
import * as styles from './CourtSheet.module.css'
import { nameOfFace } from './spaceAndFaceNames.ts'
import * as courtRow from './tray/CourtRow.module.css'
import { COUNTED_TYPES } from './tray/CourtRow.tsx'
import type { CourtView, Face, SeatCourtView } from './viewProps.ts'

/** One card of a stack: a household card, a completed one with its points, or one that does not count yet. */
export interface StackCard {
  readonly kind: 'household' | 'counts' | 'sleeps'
  readonly points: number
  /** Its cost face; null on household cards. */
  readonly face: Face | null
  /** Seat whose marker it bears. */
  readonly markerSeat?: number
}
export interface StackSectionView {
  readonly icon: IconName
  readonly title: string
  /** `limit 3`, `+3 each turn`. */
  readonly note: string
  readonly cards: readonly StackCard[]
  /** Why some cards do not count; empty when all count. */
  readonly sleepReason: string
}

const StackCardBadge = ({ card, icon }: { readonly card: StackCard; readonly icon: IconName }) => (
  <span class={styles.card} data-kind={card.kind}>
    {card.face === null ? <Icon name={icon} /> : <FaceBadge face={card.face} />}
    {card.kind !== 'household' && <b>{card.points}</b>}
    {card.markerSeat !== undefined && (
      <span class={styles.marker}>
        <Crest seat={card.markerSeat} />
      </span>
    )}
    <span class="visuallyHidden">
      {t(`card.${card.kind}`, { face: card.face === null ? '' : nameOfFace(card.face) })}
      {card.markerSeat !== undefined && t('card.marked')}
    </span>
  </span>
)

const StackSection = ({ stack }: { readonly stack: StackSectionView }) => (
  <section class={styles.stack}>
    <h3>
      <Icon name={stack.icon} />
      {stack.title}
      <span>{stack.note}</span>
    </h3>
    <div class={styles.cards}>
      {stack.cards.map((card, index) => (
        <StackCardBadge key={index} card={card} icon={stack.icon} />
      ))}
    </div>
    {stack.sleepReason && (
      <p class={styles.reason}>
        <Icon name="info" small />
        {stack.sleepReason}
      </p>
    )}
  </section>
)

export interface CourtSheetProps {
  readonly seat: number
  readonly name: string
  /** Points and `of 21`; null in modes without points. */
  readonly points: { readonly now: number; readonly of: string } | null
  readonly stacks: readonly StackSectionView[]
  readonly retained: readonly Face[]
  readonly limit: number
  /** What it needs, its hand and its tokens, in words. */
  readonly holdings: readonly string[]
  /** `Next knight costs`, with the faces. */
  readonly upcharges: readonly { readonly label: string; readonly faces: readonly Face[] }[]
  readonly otherCourts: readonly SeatCourtView[]
  /** Sections of modules. */
  readonly children?: ComponentChildren
  readonly onOpenCourt: (seat: number) => void
  readonly onClose: () => void
}

const Retained = ({ retained, limit, upcharges }: Pick<CourtSheetProps, 'retained' | 'limit' | 'upcharges'>) => (
  <section class={sectionStyles.section}>
    <h3>
      <Icon name="retain" small />
      {t('court.kept')}
    </h3>
    <div class={styles.retained}>
      {retained.map((face, index) => (
        <FaceBadge key={index} face={face} />
      ))}
      {Array.from({ length: Math.max(0, limit - retained.length) }, (_, index) => (
        <span key={index} class={courtRow.slot} />
      ))}
      <span class="visuallyHidden">{joinNames(retained.map(nameOfFace))}</span>
    </div>
    {upcharges.map(({ label, faces }) => (
      <p key={label} class={styles.cost}>
        <b>{label}</b>
        {faces.map((face, index) => (
          <FaceBadge key={index} face={face} />
        ))}
        <span class="visuallyHidden">{joinNames(faces.map(nameOfFace))}</span>
      </p>
    ))}
  </section>
)

const Holdings = ({ holdings }: Pick<CourtSheetProps, 'holdings'>) => (
  <section class={sectionStyles.section}>
    <h3>
      <Icon name="info" small />
      {t('court.holds')}
    </h3>
    <ul>
      {holdings.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </section>
)

const Points = ({ now, of }: { readonly now: number; readonly of: string }) => (
  <p class={styles.points}>
    <b>{now}</b> <small>{of}</small>
  </p>
)

/** Cards of a court by kind, in words: `2 kings, 1 knight, 0 wizards, 1 ploy`. */
const countsText = (court: CourtView): string =>
  joinNames(COUNTED_TYPES.map(([, key]) => t(`court.${key}`, { count: court[key] })))

/** A court in full: stacks with what counts and what does not, and retained vassals. */
export const CourtSheet = ({
  seat,
  name,
  points,
  stacks,
  otherCourts,
  children,
  onOpenCourt,
  onClose,
  ...holdingProps
}: CourtSheetProps) => (
  <Sheet title={name} onClose={onClose} crest={<Crest seat={seat} big />} actions={points && <Points {...points} />}>
    <div class={styles.stacks}>
      {stacks.map((stack) => (
        <StackSection key={stack.title} stack={stack} />
      ))}
    </div>
    <Retained {...holdingProps} />
    <Holdings holdings={holdingProps.holdings} />
    {children}
    {otherCourts.length > 0 && (
      <section class={sectionStyles.section}>
        <h3>
          <Icon name="eye" small />
          {t('court.others')}
        </h3>
        {otherCourts.map((other) => (
          <button key={other.seat} type="button" class={`${styles.court} tap`} onClick={() => onOpenCourt(other.seat)}>
            <Crest seat={other.seat} />
            <span class="grow">
              <b>{other.name}</b>
              <small>{countsText(other.court)}</small>
            </span>
            {points && <strong>{t('over.has.points', { count: other.points })}</strong>}
            <Icon name="next" small />
          </button>
        ))}
      </section>
    )}
  </Sheet>
)
