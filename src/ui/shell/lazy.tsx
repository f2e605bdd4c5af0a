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

/** A component that is fetched when it is first shown, so that Home stays light. */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
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
    return typeof now === 'string' ? <Waiting failed={now === 'failed'} retry={fetch} /> : <now.view {...props} />
  }
}
