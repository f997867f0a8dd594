import { application, forJob, resumeTypes } from '#api/forms/application.ts'
import { EmailField, Field, NameField, PhoneField } from './field.tsx'
import { FormFrame } from './form-frame.tsx'
import { outboxOf } from './outbox.ts'
import { toast, toastError } from './toast.ts'
import { useForm } from './use-form.ts'

const missing = 'Please fill in your full name, email, and upload your resume.'

interface Props {
  /** The title of the job that it is for. */
  job: string | undefined
}

/** The careers application (docs/specification.md#forms). The file stays chosen until it has arrived. */
export function ApplicationForm({ job }: Props) {
  const form = useForm(application, {
    complete: values => forJob(job, values),
    outbox: outboxOf(application.name),
    missing,
    onInvalid: description =>
      description === missing
        ? toast({ variant: 'destructive', title: 'Missing Information', description })
        : toastError(description),
    onError: toastError,
    onSuccess: () =>
      toast({
        title: 'Application Submitted!',
        description: "Thank you for applying. We'll be in touch if your profile matches our needs.",
      }),
  })
  const { status } = form
  const progress = status.state === 'sending' ? Math.round(status.progress * 100) : 0
  const upload = status.state === 'sending' && (
    <div className="mt-5 flex items-center gap-4">
      <progress className="grow" max={100} value={progress} aria-label="Upload">
        {progress} %
      </progress>
      <button type="button" className="button button-secondary button-small" onClick={status.cancel}>
        Cancel
      </button>
    </div>
  )
  return (
    <FormFrame
      form={form}
      button="Submit Application"
      busy="Submitting..."
      success="Application submitted."
      progress={upload}
    >
      <NameField of={form} name="fullName" label="Full name" />
      <EmailField of={form} />
      <PhoneField of={form} />
      <Field of={form} name="linkedinProfile" label="LinkedIn profile URL" type="url" />
      <Field of={form} name="portfolioUrl" label="Portfolio URL" type="url" wide />
      <Field
        of={form}
        name="resume"
        label="Resume"
        type="file"
        required
        accept={resumeTypes.join(',')}
        hint="PDF, DOC or DOCX, up to 10MB"
        wide
      />
      <Field of={form} name="coverLetter" label="Cover letter (optional)" rows={8} wide />
    </FormFrame>
  )
}
