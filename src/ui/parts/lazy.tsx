import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { t } from '../../text/t.ts'
import { failedLoadCode } from '../common/failedLoadCode.ts'
import { navigateUp } from '../common/route.ts'
import * as button from './Button.module.css'

type LoadState<P> = { readonly view: ComponentType<P> } | 'loading' | 'failed'

/** Fetches the stylesheets that failed: the loader of the build asks for each only once. */
addEventListener('online', () => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('[rel=stylesheet]'))
    if (!link.sheet) link.replaceWith(link.cloneNode())
})

/** Placeholder of a screen that is being fetched. */
export const LoadingScreen = () => (
  <main class="page" aria-busy="true">
    <p role="status">{t('app.loading')}</p>
  </main>
)

/**
 * Tries again by loading the app anew: a browser remembers which modules it could not fetch. Only a person does so: a
 * line to another phone may be open on this page.
 */
export const LoadFailedScreen = () => (
  <main class="page">
    <h1 style={{ paddingTop: '18px' }}>{import.meta.env.APP_NAME}</h1>
    <p role="status">{t(failedLoadCode())}</p>
    <button type="button" class={button.plain} onClick={() => location.reload()}>
      {t('app.retry')}
    </button>
    <button type="button" class={button.plain} onClick={navigateUp}>
      {t('app.back')}
    </button>
  </main>
)

/** Component that is fetched later; `preload` fetches it early and never rejects. */
type LazyComponent<P> = ComponentType<P> & { readonly preload: () => Promise<unknown> }

/**
 * Creates a component that is fetched when it is first shown, so that earlier screens load less. `quiet`: no
 * placeholder while loading, as for a sheet over a screen; `unasked`: also no message if it cannot be fetched.
 */
export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  quiet: boolean | 'unasked' = false,
): LazyComponent<P> {
  let loaded: LoadState<P> = 'loading'
  const loadComponent = async () => {
    loaded = { view: await load() }
    return loaded
  }
  function LazyWrapper(props: P) {
    const [loadState, setLoadState] = useState(loaded)
    useEffect(() => {
      if (loadState === 'loading') loadComponent().then(setLoadState, () => setLoadState('failed'))
    }, [])
    if (typeof loadState !== 'string') return <loadState.view {...props} />
    if (loadState === 'failed' && quiet !== 'unasked') return <LoadFailedScreen />
    return quiet ? null : <LoadingScreen />
  }
  return Object.assign(LazyWrapper, { preload: () => loadComponent().catch(() => undefined) })
}
