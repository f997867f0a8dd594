declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly { readonly url: string }[] }

/**
 * The files of the shell, named by their content and put in by the build. They make the worker change exactly when the
 * app's own code does: then, and only then, visitors are asked to reload.
 */
export const shell: readonly string[] = self.__WB_MANIFEST.map(({ url }) => `/${url}`)
