import '../../../parts/symbols/phones.ts'
import { useState } from 'preact/hooks'
import type { Refusal } from '#src/kernel/result.ts'
import { t } from '#src/text/t.ts'
import * as button from '../../../parts/Button.module.css'
import { Icon } from '../../../parts/Icon.tsx'
import { OfflineNote } from '../../../parts/OfflineNote.tsx'
import { Page } from '../../../parts/Page.tsx'
import { useIsOnline } from '../../../parts/useIsOnline.ts'
import * as styles from '../Phones.module.css'
import { Camera } from '../pairing/Camera.tsx'
import { BusyNotice } from '../parts/BusyNotice.tsx'
import type { JoinFormProps } from '../parts/phoneProps.ts'
import { RefusalNotice, refusalText } from '../parts/RefusalNotice.tsx'
import { codeGroupsOf } from '../parts/spellCode.ts'
import { parseLink, roomOfCutSeat } from '../session/joinLinks.ts'

/** Maximum length of the input: a code, or a message with a link or with the text of a pairing. */
const MAX_INPUT_LENGTH = 2000

type LinkHandlers = Pick<JoinFormProps, 'onJoin' | 'onOffer' | 'onSeatLink'>

/** Does what a link asks for; false where a text is none. */
const followLink = (text: string, { onJoin, onOffer, onSeatLink }: LinkHandlers): boolean => {
  const parsed = parseLink(text)
  if (parsed?.kind === 'room') onJoin(parsed.code)
  if (parsed?.kind === 'seat') onSeatLink(parsed.link)
  if (parsed?.kind === 'offer') onOffer(parsed.text)
  return parsed !== null
}

/** Whether a code leads nowhere, so that the way without a server comes first. */
interface Order {
  readonly isCodeLast: boolean
}

const CodeField = ({ code, isCodeLast, ...handlers }: Pick<JoinFormProps, 'code'> & LinkHandlers & Order) => {
  const [draftCode, setDraftCode] = useState(code)
  const [why, setWhy] = useState<Refusal | null>(null)
  const submit = (event: Event) => {
    event.preventDefault()
    if (followLink(draftCode, handlers)) return setWhy(null)
    setWhy({ code: roomOfCutSeat(draftCode) ? 'seat.linkCut' : 'room.code' })
  }
  /** Several lines are read as they are: the field would run them into one. */
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? ''
    if (text.trim().includes('\n') && followLink(text, handlers)) event.preventDefault()
  }
  return (
    <form class={styles.typed} onSubmit={submit}>
      <label for="code">{t('join.how')}</label>
      <input
        id="code"
        value={draftCode}
        placeholder={t('join.example')}
        maxLength={MAX_INPUT_LENGTH}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        enterkeyhint="go"
        aria-label={t('join.code')}
        aria-invalid={why !== null}
        aria-errormessage="code-fault"
        onInput={(event) => setDraftCode(event.currentTarget.value)}
        onPaste={paste}
      />
      <p id="code-fault" class="bad" role="alert">
        {why && refusalText(why)}
      </p>
      <button type="submit" class={isCodeLast ? button.plain : button.primary}>
        {t('join.go')}
        <Icon name="next" />
      </button>
    </form>
  )
}

type LinkScannerProps = LinkHandlers & { readonly onRefused: (why: Refusal) => void }

/** Scanner for all codes that bring a phone to a table: the link of a room or of a seat, or an offer. */
const LinkScanner = ({ onRefused, ...handlers }: LinkScannerProps) => {
  const [isUnknownCode, setIsUnknownCode] = useState(false)
  const handleScannedText = (text: string) => setIsUnknownCode(!followLink(text, handlers))
  return (
    <>
      <Camera isReading onCode={handleScannedText} onRefused={onRefused} />
      <p class="bad" role="alert">
        {isUnknownCode && t('join.notTable')}
      </p>
    </>
  )
}

/** Other ways to join: by camera, or without internet. */
const OtherJoinMethods = (props: JoinFormProps & Order) => {
  const [isScanning, setIsScanning] = useState(false)
  const [why, setWhy] = useState<Refusal | null>(null)
  const handleRefused = (refusal: Refusal) => {
    setIsScanning(false)
    setWhy(refusal)
  }
  const toggleScanner = () => {
    setWhy(null)
    setIsScanning(!isScanning)
  }
  const { isCodeLast } = props
  const pairButton = (
    <button key="pair" type="button" class={isCodeLast ? button.primary : button.plain} onClick={props.onPair}>
      <Icon name="wifi" />
      {t('join.offline')}
    </button>
  )
  return (
    <>
      {isScanning && <LinkScanner {...props} onRefused={handleRefused} />}
      {why && <RefusalNotice why={why} />}
      <div class={styles.approaches}>
        {isCodeLast && pairButton}
        <button type="button" class={button.plain} onClick={toggleScanner}>
          <Icon name={isScanning ? 'cross' : 'lens'} />
          {t(isScanning ? 'camera.stop' : 'join.scan')}
        </button>
        {!isCodeLast && pairButton}
      </div>
    </>
  )
}

/** Failures in which no server could be asked for the table. */
const NO_SERVER = ['room.no-server', 'room.no-place', 'room.wrong-server']

/** Form that finds the table of another phone. */
export const JoinForm = (props: JoinFormProps) => {
  const { code, state, onJoin, onOffer, onSeatLink } = props
  const isOnline = useIsOnline()
  const isRefused = state.at === 'refused'
  const isCodeLast = !isOnline || (isRefused && NO_SERVER.includes(state.why.code))
  const ways = [
    <CodeField key={`code ${code}`} {...{ code, isCodeLast, onJoin, onOffer, onSeatLink }} />,
    <OtherJoinMethods key="other" {...props} isCodeLast={isCodeLast} />,
  ]
  return (
    <Page title={t('join.title')}>
      {state.at === 'dialling' ? (
        <BusyNotice>{t('join.dialling', { code: codeGroupsOf(code).join(' ') })}</BusyNotice>
      ) : (
        <>
          {isRefused && <RefusalNotice why={state.why} />}
          <OfflineNote />
          {isCodeLast ? ways.toReversed() : ways}
        </>
      )}
    </Page>
  )
}
