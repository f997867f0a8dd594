import texts from '#generated/texts/forms/application.json' with { type: 'json' }
import workday from '#generated/workday.json' with { type: 'json' }
import { toast } from '#toasts/toast.ts'
import { application, forJob, resumeTypes } from './application.ts'
import { EmailField, Field, NameField, PhoneField } from './field.tsx'
import { FormFrame } from './form-frame.tsx'
import { toastError, useForm } from './use-form.ts'

interface Props {
  /** The job's title. */
  job: string | undefined
}

/** The careers application (docs/specification/forms.md#forms). The file stays chosen until the server has accepted it. */
export function ApplicationForm({ job }: Props) {
  const form = useForm(application, {
    complete: values => forJob(job, values),
    missing: texts.missing,
    onInvalid: description =>
      description === texts.missing
        ? toast({ variant: 'destructive', title: texts.missingTitle, description })
        : toastError(description),
    onError: toastError,
    sent: { title: texts.sentTitle, description: texts.sentText },
  })
  const { status } = form
  const progress = status.state === 'sending' ? Math.round(status.progress * 100) : 0
  const upload = status.state === 'sending' && (
    <div className="mt-5 flex items-center gap-4">
      <progress className="grow" max={100} value={progress} aria-label={texts.upload}>
        {progress} %
      </progress>
      <button type="button" className="button button-secondary button-small" onClick={status.cancel}>
        {texts.cancel}
      </button>
    </div>
  )
  return (
    <FormFrame
      form={form}
      words={texts}
      sent={{ by: texts.read, days: workday.reading, next: '/approach' }}
      progress={upload}
      toasted={texts.missing}
    >
      <NameField of={form} name="fullName" label={texts.name} />
      <EmailField of={form} />
      <PhoneField of={form} />
      <Field of={form} name="linkedinProfile" label={texts.linkedin} type="url" autoComplete="url" />
      <Field of={form} name="portfolioUrl" label={texts.portfolio} type="url" autoComplete="url" wide />
      <Field
        of={form}
        name="resume"
        label={texts.resume}
        type="file"
        required
        accept={resumeTypes.join(',')}
        hint={texts.resumeHint}
        wide
      />
      <Field of={form} name="coverLetter" label={texts.letter} rows={8} wide />
    </FormFrame>
  )
}
