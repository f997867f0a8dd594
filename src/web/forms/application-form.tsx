import { applicationValues, forJob, type TypedValues } from '#api/form-values.ts'
import { resumeProblem, resumeTypes } from '#api/submissions.ts'
import { showToast } from '#web/toasts/show-toast.tsx'
import { Field } from './field.tsx'
import { FormFrame } from './form-frame.tsx'
import { resumeIn } from './use-draft.ts'
import { useForm } from './use-form.ts'

const name = 'application-form'
const incomplete = 'Please fill in your full name, email, and upload your resume.'

async function check(values: TypedValues, form: HTMLFormElement) {
  const { fieldErrors } = await import('#api/schemas.ts')
  const found = fieldErrors('job-apply', applicationValues(values))
  const resume = resumeIn(form)
  const resumeError = resumeProblem(resume)
  const errors = { ...found, ...(resumeError && { resume: resumeError }) }
  if (Object.keys(errors).length === 0) return undefined
  const missing = !values.fullName?.trim() || !values.email?.trim() || !resume
  return { message: missing ? incomplete : (Object.values(errors)[0] ?? incomplete), errors }
}

interface Props {
  /** The title of the job that it is for. */
  job: string | undefined
}

/** The careers application (docs/specification.md#forms). The file stays chosen until it has arrived. */
export function ApplicationForm({ job }: Props) {
  const form = useForm({
    name,
    check,
    complete: values => forJob(job, values),
    onInvalid: description =>
      showToast({
        variant: 'destructive',
        title: description === incomplete ? 'Missing Information' : 'Error',
        description,
      }),
    onError: description => showToast({ variant: 'destructive', title: 'Error', description }),
    onSuccess: () =>
      showToast({
        title: 'Application Submitted!',
        description: "Thank you for applying. We'll be in touch if your profile matches our needs.",
      }),
  })
  const progress = form.status.state === 'sending' ? Math.round(form.status.progress * 100) : 0
  const upload = (
    <div className="mt-5 flex items-center gap-4">
      <progress className="grow" max={100} value={progress} aria-label="Upload">
        {progress} %
      </progress>
      <button type="button" className="button button-secondary button-small" onClick={form.cancel}>
        Cancel
      </button>
    </div>
  )
  return (
    <FormFrame
      name={name}
      form={form}
      to="job-apply"
      button="Submit Application"
      busy="Submitting..."
      success="Application submitted."
      progress={upload}
    >
      <Field form={name} name="fullName" label="Full name" required autoComplete="name" error={form.errors.fullName} />
      <Field
        form={name}
        name="email"
        label="Email"
        type="email"
        required
        autoComplete="email"
        error={form.errors.email}
      />
      <Field form={name} name="phone" label="Phone" type="tel" autoComplete="tel" error={form.errors.phone} />
      <Field
        form={name}
        name="linkedinProfile"
        label="LinkedIn profile URL"
        type="url"
        error={form.errors.linkedinProfile}
      />
      <div className="sm:col-span-2">
        <Field form={name} name="portfolioUrl" label="Portfolio URL" type="url" error={form.errors.portfolioUrl} />
      </div>
      <div className="sm:col-span-2">
        <Field
          form={name}
          name="resume"
          label="Resume"
          type="file"
          required
          accept={resumeTypes.join(',')}
          hint="PDF, DOC or DOCX, up to 10MB"
          error={form.errors.resume}
        />
      </div>
      <div className="sm:col-span-2">
        <Field
          form={name}
          name="coverLetter"
          label="Cover letter (optional)"
          rows={8}
          error={form.errors.coverLetter}
        />
      </div>
    </FormFrame>
  )
}
