import '../style/gather.css'
import '../symbols/gather.ts'
import '../text/together.ts'
import { useState } from 'preact/hooks'
import type { Refusal } from '../../kernel/result.ts'
import { CODE_LENGTH, readCode } from '../../net/code.ts'
import { Icon } from '../shell/Icon.tsx'
import { Page } from '../shell/Page.tsx'
import { t } from '../text/t.ts'
import { Camera } from './Camera.tsx'
import { Fault, reasonOf } from './Fault.tsx'
import { readLink } from './links.ts'
import type { JoinProps } from './props.ts'
import { groupsOf } from './spelled.ts'
import { Turning } from './Turning.tsx'

/** Room for a space or a dash in the middle, and for a slip at the end. */
const TYPED = CODE_LENGTH + 2

const CodeField = ({ code, onJoin }: Pick<JoinProps, 'code' | 'onJoin'>) => {
  const [typed, type] = useState(code)
  const [why, say] = useState<Refusal | null>(null)
  const join = (event: Event) => {
    event.preventDefault()
    const read = readCode(typed)
    say(read.ok ? null : read.error)
    if (read.ok) onJoin(read.value)
  }
  return (
    <form class="typed" onSubmit={join}>
      <label for="code">{t('join.how')}</label>
      <input
        id="code"
        value={typed}
        placeholder={t('join.example')}
        maxLength={TYPED}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        enterkeyhint="go"
        aria-label={t('join.code')}
        aria-invalid={why !== null}
        aria-errormessage="code-fault"
        onInput={(event) => type(event.currentTarget.value)}
      />
      <p id="code-fault" class="bad" role="alert">
        {why && reasonOf(why)}
      </p>
      <button type="submit" class="btn go">
        {t('join.go')}
        <Icon name="next" />
      </button>
    </form>
  )
}

type ScanProps = Pick<JoinProps, 'onJoin' | 'onOffer' | 'onSeatLink'> & { readonly onRefused: (why: Refusal) => void }

/** Reads whatever brings a phone to a table: the link of a room or of a seat, or an offer. */
const Scan = ({ onJoin, onOffer, onSeatLink, onRefused }: ScanProps) => {
  const [strange, be] = useState(false)
  const seen = (text: string) => {
    const found = readLink(text)
    be(found === null)
    if (found?.kind === 'room') onJoin(found.code)
    if (found?.kind === 'seat') onSeatLink(found.link)
    if (found?.kind === 'offer') onOffer(found.text)
  }
  return (
    <>
      <Camera reads onSeen={seen} onRefused={onRefused} />
      <p class="bad" role="alert">
        {strange && t('join.notTable')}
      </p>
    </>
  )
}

/** By camera, or without internet. */
const OtherWays = (props: JoinProps) => {
  const [scans, scan] = useState(false)
  const [why, say] = useState<Refusal | null>(null)
  const refused = (refusal: Refusal) => {
    scan(false)
    say(refusal)
  }
  const press = () => {
    say(null)
    scan(!scans)
  }
  return (
    <>
      {scans && <Scan {...props} onRefused={refused} />}
      {why && <Fault why={why} />}
      <div class="approaches">
        <button type="button" class="btn" onClick={press}>
          <Icon name={scans ? 'cross' : 'lens'} />
          {t(scans ? 'camera.stop' : 'join.scan')}
        </button>
        <button type="button" class="btn" onClick={props.onPair}>
          <Icon name="wifi" />
          {t('join.offline')}
        </button>
      </div>
    </>
  )
}

/** Finds the table of another phone. */
export const Join = (props: JoinProps) => {
  const { code, state, onJoin } = props
  return (
    <Page title={t('join.title')}>
      {state.at === 'dialling' ? (
        <Turning>{t('join.dialling', { code: groupsOf(code).join(' ') })}</Turning>
      ) : (
        <>
          {state.at === 'refused' && <Fault why={state.why} />}
          <CodeField key={code} code={code} onJoin={onJoin} />
          <OtherWays {...props} />
        </>
      )}
    </Page>
  )
}
