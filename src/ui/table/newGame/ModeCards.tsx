import { Fragment } from 'preact'
import { FIRST_GAME } from '../../../kernel/formats.ts'
import type { GameCard, GameId, ModeCard } from '../../../kernel/gameCard.ts'
import { gameNameById, modeNameById } from '../../../text/gameAndModeNames.ts'
import { labelledValue } from '../../../text/joinTexts.ts'
import { findMessage, t } from '../../../text/t.ts'
import { href, navigate, replaceRoute } from '../../common/route.ts'
import { Icon } from '../../parts/Icon.tsx'
import { ModePicture } from '../ModePicture.tsx'
import { packPicture } from '../packPictures.ts'
import * as styles from './NewGame.module.css'

const seatRange = ({ seats: { min, max } }: ModeCard): string => (min === max ? `${min}` : `${min}–${max}`)

interface ModeCardsProps {
  readonly games: readonly GameCard[]
  readonly chosen: ModeCard
  readonly onChoose: (mode: ModeCard) => void
  /** Each game's lessons are offered beside its name. */
  readonly hasLessons?: boolean
}

interface ModeRadioProps extends Omit<ModeCardsProps, 'games' | 'hasLessons'> {
  readonly mode: ModeCard
  readonly game: GameId
}

const ModeRadio = ({ mode, game, chosen, onChoose }: ModeRadioProps) => (
  <label class={`${styles.card} ${styles.mode}`}>
    <input
      type="radio"
      name="mode"
      checked={mode.id === chosen.id}
      aria-describedby={`about-${mode.id}`}
      onChange={() => onChoose(mode)}
    />
    <span class={styles.picture}>
      {game === FIRST_GAME ? <ModePicture mode={mode.id} /> : <img src={packPicture(game)} alt="" />}
    </span>
    <span class={styles.words}>
      <b>{modeNameById(mode.id)}</b>
      <small id={`about-${mode.id}`}>{findMessage(`mode.${mode.id}.pitch`)}</small>
      <span class={styles.facts}>
        <span>
          <Icon name="people" small />
          {seatRange(mode)}
          <span class="visuallyHidden">{t('new.players', { max: mode.seats.max })}</span>
        </span>
        <span>{findMessage(`mode.${mode.id}.time`)}</span>
      </span>
    </span>
    <span class={styles.check}>
      <Icon name="tick" />
    </span>
  </label>
)

const lessonsOf = (id: GameId): readonly string[] => (id === FIRST_GAME ? ['learn'] : [id, 'learn'])

/** Opens lessons from which Back leads here, to this game. */
const openLessons = (event: Event, id: GameId): void => {
  event.preventDefault()
  replaceRoute('new', id)
  navigate(...lessonsOf(id))
}

/** Modes of each game as radio buttons, under the game's name. */
export const ModeCards = ({ games, chosen, onChoose, hasLessons }: ModeCardsProps) => (
  <fieldset>
    <legend class="visuallyHidden">{t('new.choose')}</legend>
    {games.map(({ id, modes }) => (
      <Fragment key={id}>
        <div class={styles.game}>
          <h2>{gameNameById(id)}</h2>
          {hasLessons && (
            <a
              class="tap"
              href={href(...lessonsOf(id))}
              onClick={(event) => openLessons(event, id)}
              aria-label={labelledValue(t('home.lessons'), gameNameById(id))}
            >
              {t('home.lessons')}
            </a>
          )}
        </div>
        <div class={styles.modes}>
          {modes.map((mode) => (
            <ModeRadio key={mode.id} mode={mode} game={id} chosen={chosen} onChoose={onChoose} />
          ))}
        </div>
      </Fragment>
    ))}
  </fieldset>
)
