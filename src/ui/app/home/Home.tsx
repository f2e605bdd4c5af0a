import '../style/home.css'
import type { ComponentChildren } from 'preact'
import castle from '../symbols/castle.svg?url&no-inline'
import { t } from '../text/t.ts'
import { Art } from './Art.tsx'
import { Heading } from './Heading.tsx'
import { Icon, type IconName } from './Icon.tsx'
import { href } from './route.ts'

const Link = ({ to, icon, label }: { readonly to: string; readonly icon: IconName; readonly label: string }) => (
  <a class="tap" href={href(to)}>
    <Icon name={icon} />
    {label}
  </a>
)

interface HomeProps {
  /** The game to go on with. */
  readonly last?: ComponentChildren
  /** The last set-up, to begin it once more. */
  readonly again?: ComponentChildren
  /** Nobody has played here yet. */
  readonly isNew?: boolean
  /** What there is to go on with is being looked for: nothing is offered that would then move. */
  readonly isBusy?: boolean
}

/** The first screen; on the first visit there is nothing to go on with. */
export const Home = ({ last, again, isNew = false, isBusy = false }: HomeProps) => (
  <main class="home night" aria-busy={isBusy}>
    <Art url={castle} class="sky" />
    <div class="hin">
      <div class="ttl">
        <Heading>{t('app.name')}</Heading>
        <p>{t('app.pitch')}</p>
      </div>
      <div class="acts">
        {last}
        {isNew && (
          <a class="btn go" href={href('learn', 'next')}>
            {t('home.learn')}
          </a>
        )}
        <div class="two">
          <a class={isNew ? 'btn' : 'btn go'} href={href('new')}>
            <Icon name="plus" />
            {t('home.new')}
          </a>
          <a class="btn" href={href('saved')}>
            <Icon name="log" />
            {t('home.saved')}
          </a>
        </div>
        {again}
        <nav class="links" aria-label={t('home.more')}>
          {!isNew && <Link to="learn" icon="cap" label={t('home.lessons')} />}
          <Link to="puzzles" icon="piece" label={t('home.puzzles')} />
          <Link to="join" icon="people" label={t('home.join')} />
          <Link to="rules" icon="book" label={t('home.rules')} />
          <Link to="settings" icon="gear" label={t('home.settings')} />
        </nav>
      </div>
    </div>
  </main>
)
