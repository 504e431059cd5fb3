import type { CaseReport } from '#domain/moderation/cases'
import { shortDateTime } from '#domain/time/dates'
import { caseTexts as texts } from '#texts/moderation/cases'
import { decisionTexts, reportTexts } from '#texts/moderation/reports'
import { reporterName } from './reporter-name'

export function CaseReports({ reports }: { reports: CaseReport[] }) {
  return (
    <section className="panel-card">
      <h2>{texts.count(reports.length)}</h2>
      <ul className="panel-case__reports">
        {reports.map((report) => (
          <li key={report.id}>
            <p>
              <strong>{reporterName(report.reporterEmail)}</strong>{' '}
              <span className="panel-badge panel-badge--bad">{report.reason}</span>
            </p>
            <p className="panel-form__hint">
              <time dateTime={report.createdAt}>{shortDateTime(report.createdAt)}</time>
            </p>
            <p className="panel-case__text">{report.additionalInfo ?? texts.noInfo}</p>
            <Outcome report={report} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Outcome({ report: { action, decidedAt, decidedBy, note, status } }: { report: CaseReport }) {
  if (status === 'pending' || !decidedAt) return null
  return (
    <p className="panel-form__hint">
      {decisionTexts.states[status]} · {reportTexts.actions[action ?? 'none']} ·{' '}
      {texts.decidedBy(decidedBy ?? texts.unknownMember, shortDateTime(decidedAt))}
      {note && ` · ${texts.noteGiven(note)}`}
    </p>
  )
}
