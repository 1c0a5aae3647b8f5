// Loaders for toasts and questions: on first use, or earlier if they must work offline.

export const loadToaster = async () => (await import('#src/ui/Toaster.tsx')).Toaster;
export const loadDialog = async () => (await import('#src/ui/ConfirmDialog.tsx')).ConfirmDialog;

/** A failed preload does no harm: the first notice tries again. */
export function preloadNotices(): void {
  void Promise.allSettled([loadToaster(), loadDialog()]);
}
