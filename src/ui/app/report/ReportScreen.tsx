import '../../../text/bundles/leisure.ts'
import { useState } from 'preact/hooks'
import { FILE_PREFIX } from '../../../kernel/formats.ts'
import { t } from '../../../text/t.ts'
import { useApp } from '../../common/appContext.ts'
import { downloadFile } from '../../common/browser/downloadFile.ts'
import { LoadingScreen } from '../../parts/lazy.tsx'
import { useLoaded } from '../../parts/useLoaded.ts'
import { today } from '../../table/puzzles/calendarDays.ts'
import { ReportPage } from './ReportPage.tsx'
import { type ReportFacts, type ReportPlace, readReportFacts } from './reportFacts.ts'
import { writeReport } from './writeReport.ts'

/** A repository of GitHub, of which only this part counts. */
const REPOSITORY = /^https:\/\/(?:www\.)?github\.com\/([\w-]+)\/([\w.-]+?)(?:\.git)?(?:[/?#].*)?$/

/** Address at which an issue with this text is written; null where the source is kept elsewhere. */
export const issueAddress = (source: string, title: string, body: string): string | null => {
  const [, owner, repository] = REPOSITORY.exec(source) ?? []
  return owner ? `https://github.com/${owner}/${repository}/issues/new?${new URLSearchParams({ title, body })}` : null
}

const thisPlace = (): ReportPlace => ({
  appUrl: new URL('./', document.baseURI).href,
  userAgent: navigator.userAgent,
  width: innerWidth,
  height: innerHeight,
  density: devicePixelRatio,
})

/** What a person has written, kept where the page is left and opened again. */
let draft = ''

const Report = ({ facts }: { readonly facts: ReportFacts }) => {
  const [words, setWords] = useState(draft)
  const [statusText, setStatusText] = useState('')
  const text = writeReport(words, facts)
  const { source = '', contact = '' } = facts.site ?? {}
  const issueHref = issueAddress(source, t('report.title'), text)
  const write = (next: string): void => {
    draft = next
    setWords(next)
    // What was saved is another text.
    setStatusText('')
  }
  const save = (): void => {
    downloadFile(`${FILE_PREFIX}-report-${today()}.txt`, text, 'text/plain')
    setStatusText(t('report.saved'))
  }
  return (
    <ReportPage
      {...{ words, text, issueHref, statusText }}
      addresses={[issueHref === null ? source : '', contact].filter(Boolean)}
      onWords={write}
      onSave={save}
    />
  )
}

/** Screen `#/report`: it waits for all that the report tells, so that nothing on it moves. */
export const ReportScreen = () => {
  const { database } = useApp()
  const facts = useLoaded(() => readReportFacts(database, thisPlace()))
  return facts ? <Report facts={facts} /> : <LoadingScreen />
}
