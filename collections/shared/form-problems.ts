import type { Config } from 'payload'

const FORM_PROBLEMS = '@/features/admin-form/form-problems#FormProblems'
const PROVIDER = '@/features/admin-form/problems-provider#ProblemsProvider'

/** Lets each form of the admin mark the fields of a refusal, and every screen show why a call was refused (EDT-03, EDT-04). */
export function showProblems(config: Config): Config {
  const collections = (config.collections ?? []).map((collection) => {
    const components = collection.admin?.components
    const beforeDocumentControls = [...(components?.edit?.beforeDocumentControls ?? []), FORM_PROBLEMS]
    return {
      ...collection,
      admin: { ...collection.admin, components: { ...components, edit: { ...components?.edit, beforeDocumentControls } } },
    }
  })
  const globals = (config.globals ?? []).map((global) => {
    const components = global.admin?.components
    const beforeDocumentControls = [...(components?.elements?.beforeDocumentControls ?? []), FORM_PROBLEMS]
    return {
      ...global,
      admin: { ...global.admin, components: { ...components, elements: { ...components?.elements, beforeDocumentControls } } },
    }
  })
  const components = config.admin?.components
  const providers = [...(components?.providers ?? []), PROVIDER]
  return { ...config, collections, globals, admin: { ...config.admin, components: { ...components, providers } } }
}
