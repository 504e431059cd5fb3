import './pills.css'

type PillOption = { value: string; label: string }

type Props = {
  name: string
  label: string
  options: readonly PillOption[]
  defaultValue?: string
  value?: string
  onValue?: (value: string) => void
}

/** A choice among a few, all in sight. */
export function Pills({ name, label, options, value, defaultValue, onValue }: Props) {
  return (
    <fieldset className="pills">
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="pill">
          <input
            type="radio"
            name={name}
            value={option.value}
            {...(onValue
              ? { checked: option.value === value, onChange: () => onValue(option.value) }
              : { defaultChecked: option.value === defaultValue })}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
