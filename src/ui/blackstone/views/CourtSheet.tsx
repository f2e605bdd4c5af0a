import '../text/questions.ts'
import '../style/court.css'
import type { ComponentChildren } from 'preact'
import { Crest, Icon, type IconName } from '../shell/Icon.tsx'
import { Sheet } from '../shell/Sheet.tsx'
import { rowOf } from '../text/list.ts'
import { t } from '../text/t.ts'
import { Badge, FaceBadge } from './Badge.tsx'
import { nameOfFace } from './names.ts'
import { ChoiceButton } from './Panels.tsx'
import type { Choice, Face, SeatCourt, Vassal } from './props.ts'
import { CourtCounts } from './Tray.tsx'

/** One card close up: both faces by name, and what is on it. */
export const CardSheet = (props: {
  readonly vassal: Vassal
  readonly title: string
  readonly notes: readonly string[]
  readonly onClose: () => void
}) => (
  <Sheet title={props.title} onClose={props.onClose}>
    <div class="closeup">
      <Badge vassal={props.vassal} />
      <p>
        <b>{nameOfFace(props.vassal.face)}</b>
        <br />
        <span class="muted">{t('panel.reverse', { vassal: nameOfFace(props.vassal.reverse) })}</span>
      </p>
    </div>
    {props.notes.map((note) => (
      <p key={note}>{note}</p>
    ))}
  </Sheet>
)

/** More choices stand side by side. */
const MANY = 6

/** A menu of the table. */
export const MenuSheet = (props: {
  readonly title: string
  readonly choices: readonly Choice[]
  readonly children?: ComponentChildren
  readonly onClose: () => void
}) => (
  <Sheet title={props.title} onClose={props.onClose}>
    <div class={props.choices.length > MANY ? 'menu many' : 'menu'}>
      {props.choices.map((choice) => (
        <ChoiceButton key={choice.id} choice={choice} />
      ))}
    </div>
    {props.children}
  </Sheet>
)

/** One card of a stack: a household card, a completed one with its points, or one that does not count yet. */
export interface StackCard {
  readonly kind: 'household' | 'counts' | 'sleeps'
  readonly points: number
  /** Its cost face; null on household cards. */
  readonly face: Face | null
  /** Whose marker it bears. */
  readonly marked?: number
}
export interface StackView {
  readonly icon: IconName
  readonly title: string
  /** `limit 3`, `+3 each turn`. */
  readonly note: string
  readonly cards: readonly StackCard[]
  /** Why some sleep; empty when none does. */
  readonly why: string
}

const Card = ({ card, icon }: { readonly card: StackCard; readonly icon: IconName }) => (
  <span class={`cd ${card.kind}`}>
    {card.face === null ? <Icon name={icon} /> : <FaceBadge face={card.face} />}
    {card.kind !== 'household' && <b>{card.points}</b>}
    {card.marked !== undefined && (
      <span class="on">
        <Crest seat={card.marked} />
      </span>
    )}
    <span class="vh">
      {t(`card.${card.kind}`, { face: card.face === null ? '' : nameOfFace(card.face) })}
      {card.marked !== undefined && t('card.marked')}
    </span>
  </span>
)

const Stack = ({ stack }: { readonly stack: StackView }) => (
  <section class="stack">
    <h3>
      <Icon name={stack.icon} />
      {stack.title}
      <span>{stack.note}</span>
    </h3>
    <div class="cds">
      {stack.cards.map((card, at) => (
        <Card key={at} card={card} icon={stack.icon} />
      ))}
    </div>
    {stack.why && (
      <p class="why">
        <Icon name="info" small />
        {stack.why}
      </p>
    )}
  </section>
)

export interface CourtSheetProps {
  readonly seat: number
  readonly name: string
  /** Points and `of 21`; null in modes without points. */
  readonly points: { readonly now: number; readonly of: string } | null
  readonly stacks: readonly StackView[]
  readonly retained: readonly Face[]
  readonly limit: number
  /** What it needs, what is in its hand, which tokens it has: in words. */
  readonly holdings: readonly string[]
  /** `Next knight costs`, with the faces. */
  readonly upcharges: readonly { readonly label: string; readonly faces: readonly Face[] }[]
  readonly others: readonly SeatCourt[]
  /** What modules add. */
  readonly children?: ComponentChildren
  readonly onOther: (seat: number) => void
  readonly onClose: () => void
}

const Retained = ({ retained, limit, upcharges }: Pick<CourtSheetProps, 'retained' | 'limit' | 'upcharges'>) => (
  <section class="sect">
    <h3>
      <Icon name="retain" small />
      {t('court.kept')}
    </h3>
    <div class="ret">
      {retained.map((face, at) => (
        <FaceBadge key={at} face={face} />
      ))}
      {Array.from({ length: Math.max(0, limit - retained.length) }, (_, at) => (
        <span key={at} class="slot" />
      ))}
      <span class="vh">{rowOf(retained.map(nameOfFace))}</span>
    </div>
    {upcharges.map(({ label, faces }) => (
      <p key={label} class="cst">
        <b>{label}</b>
        {faces.map((face, at) => (
          <FaceBadge key={at} face={face} />
        ))}
        <span class="vh">{rowOf(faces.map(nameOfFace))}</span>
      </p>
    ))}
  </section>
)

const Holdings = ({ holdings }: Pick<CourtSheetProps, 'holdings'>) => (
  <section class="sect">
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
  <p class="pts">
    <b>{now}</b> <small>{of}</small>
  </p>
)

/** A court laid open: stacks, what counts, what sleeps, what is kept. */
export const CourtSheet = ({
  seat,
  name,
  points,
  stacks,
  others,
  children,
  onOther,
  onClose,
  ...kept
}: CourtSheetProps) => (
  <Sheet title={name} onClose={onClose} crest={<Crest seat={seat} big />} actions={points && <Points {...points} />}>
    <div class="stacks">
      {stacks.map((stack) => (
        <Stack key={stack.title} stack={stack} />
      ))}
    </div>
    <Retained {...kept} />
    <Holdings holdings={kept.holdings} />
    {children}
    {others.length > 0 && (
      <section class="sect">
        <h3>
          <Icon name="eye" small />
          {t('court.others')}
        </h3>
        {others.map((other) => (
          <button key={other.seat} type="button" class="ob tap" onClick={() => onOther(other.seat)}>
            <Crest seat={other.seat} />
            <b class="grow">{other.name}</b>
            <CourtCounts court={other.court} />
            <strong>{other.points}</strong>
            <Icon name="next" small />
          </button>
        ))}
      </section>
    )}
  </Sheet>
)
