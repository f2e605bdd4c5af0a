import '../../../text/bundles/board.ts'
import '../../../text/bundles/screens.ts'
import { useState } from 'preact/hooks'
import type { BotLevelId } from '../../../bots/levels.ts'
import { rememberSetup } from '../../../store/settings.ts'
import { modeNameById } from '../../../text/gameAndModeNames.ts'
import { t } from '../../../text/t.ts'
import { useApp } from '../../common/appContext.ts'
import { navigate } from '../../common/route.ts'
import * as button from '../../parts/Button.module.css'
import { Icon } from '../../parts/Icon.tsx'
import { OfflineNote } from '../../parts/OfflineNote.tsx'
import { Page } from '../../parts/Page.tsx'
import { BotLevelChoice } from '../../table/bots/BotLevelChoice.tsx'
import * as card from '../../table/newGame/NewGame.module.css'
import { startGame } from '../newGame/startGame.ts'
import { WHO_PLAYS, type WhoPlays } from '../newGame/whoPlays.ts'
import * as styles from './WhoPlays.module.css'
import { WhoPlaysPicture } from './WhoPlaysPicture.tsx'
import { lastCompany, lastLevel, setupFor } from './whoPlaysSetup.ts'

interface CompanyRadioProps {
  readonly company: WhoPlays
  readonly isChosen: boolean
  readonly onChoose: () => void
}

const CompanyRadio = ({ company, isChosen, onChoose }: CompanyRadioProps) => (
  <label class={`${card.card} ${styles.company}`}>
    <input type="radio" name="company" checked={isChosen} aria-describedby={`about-${company}`} onChange={onChoose} />
    <WhoPlaysPicture company={company} />
    <span class="grow">
      <b>{t(`phones.${company}`)}</b>
      <small id={`about-${company}`}>{t(`phones.${company}.help`)}</small>
    </span>
    <span class={styles.mark}>{isChosen && <Icon name="tick" />}</span>
  </label>
)

/** Screen `#/who`: who plays, before what is played. */
export const WhoPlaysScreen = () => {
  const app = useApp()
  const remembered = app.settings.value
  const [company, setCompany] = useState(lastCompany(remembered))
  const [level, setLevel] = useState<BotLevelId>(lastLevel(remembered))
  const setup = setupFor(remembered, company, level)
  const start = (event: Event): void => {
    event.preventDefault()
    void startGame(app, setup)
  }
  const chooseGame = (): void => {
    void app.changeSettings((settings) => rememberSetup(settings, setup))
    navigate('new')
  }
  return (
    <form class={styles.form} onSubmit={start}>
      <Page
        title={t('who.title')}
        footer={
          <>
            <button type="button" class={button.plain} onClick={chooseGame}>
              <span>
                {t('who.quest')}
                <small id="who-mode">{modeNameById(setup.mode)}</small>
              </span>
            </button>
            <button type="submit" class={button.primary} aria-describedby="who-mode">
              {t(setup.several ? 'new.gather' : 'home.play')}
              <Icon name="next" />
            </button>
          </>
        }
      >
        <fieldset class={styles.companies}>
          <legend class="visuallyHidden">{t('who.title')}</legend>
          {WHO_PLAYS.map((one) => (
            <CompanyRadio key={one} company={one} isChosen={one === company} onChoose={() => setCompany(one)} />
          ))}
        </fieldset>
        {company === 'alone' && <BotLevelChoice name={t(`bot.${level}`)} level={level} onChange={setLevel} />}
        {company === 'several' && <OfflineNote />}
      </Page>
    </form>
  )
}
