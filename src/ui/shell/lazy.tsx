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

/** A component that comes later; `ahead` fetches it before its need. */
type Lazy<P> = ComponentType<P> & { readonly ahead: () => void }

/**
 * A component that is fetched when it is first shown, so that the screens before it stay light. `quiet`: nothing stands in its place
 * until it is there, as for a sheet over a screen.
 */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>, quiet = false): Lazy<P> {
  let loaded: Loaded<P> = 'loading'
  const get = async () => {
    loaded = { view: await load() }
    return loaded
  }
  function Late(props: P) {
    const [now, show] = useState(loaded)
    const fetch = () => {
      show('loading')
      get().then(show, () => show('failed'))
    }
    useEffect(() => {
      if (now === 'loading') fetch()
    }, [])
    if (typeof now !== 'string') return <now.view {...props} />
    return quiet && now === 'loading' ? null : <Waiting failed={now === 'failed'} retry={fetch} />
  }
  return Object.assign(Late, { ahead: () => void get().catch(() => undefined) })
}
