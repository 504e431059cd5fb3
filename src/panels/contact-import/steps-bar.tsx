import { Icon } from '../../ui/graphics/icon'
import { importStepTexts as texts } from '#texts/contacts/import-screen'

export const importSteps = ['file', 'columns', 'preview', 'run'] as const
export type ImportStep = (typeof importSteps)[number]

export function StepsBar({ current }: { current: ImportStep }) {
  const at = importSteps.indexOf(current)
  return (
    <ol className="import-steps" aria-label={texts.stepsLabel}>
      {importSteps.map((step, index) => (
        <li key={step} aria-current={index === at ? 'step' : undefined} data-done={index < at || undefined}>
          <span aria-hidden>{index < at ? <Icon icon="check" size={16} /> : index + 1}</span>
          {texts.steps[step]}
          {index < at && <span className="panel-hidden">{texts.done}</span>}
        </li>
      ))}
    </ol>
  )
}
