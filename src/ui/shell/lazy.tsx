import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { t } from '../text/t.ts'

type Loaded<P> = { readonly view: ComponentType<P> } | 'loading' | 'failed'

const Waiting = ({ failed, retry }: { readonly failed: boolean; readonly retry: () => void }) => (
  <main class="page" aria-busy={!failed}>
    <p role="status">{t(failed ? 'app.failed' : 'app.loading')}</p>
    {failed && (
      <button type="button" class="btn" onClick={retry}>
        {t('app.retry')}
      </button>
    )}
  </main>
)

/**
 * A component that is fetched when it is first shown, so that the screens before it stay light. `quiet`: nothing stands in its place
 * until it is there, as for a sheet over a screen.
 */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>, quiet = false): ComponentType<P> {
  let loaded: Loaded<P> = 'loading'
  return function Lazy(props: P) {
    const [now, show] = useState(loaded)
    const fetch = () => {
      show('loading')
      load()
        .then((view) => {
          loaded = { view }
          show(loaded)
        })
        .catch(() => show('failed'))
    }
    useEffect(() => {
      if (now === 'loading') fetch()
    }, [])
    if (typeof now !== 'string') return <now.view {...props} />
    return quiet && now === 'loading' ? null : <Waiting failed={now === 'failed'} retry={fetch} />
  }
}
