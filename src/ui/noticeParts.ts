// What shows toasts and questions: loaded once there is something to show, or before, where it must be there without a network.

export const loadToaster = async () => (await import('#src/ui/Toaster.tsx')).Toaster;
export const loadDialog = async () => (await import('#src/ui/ConfirmDialog.tsx')).ConfirmDialog;

/** A preload that fails is no harm: the first notice asks again. */
export function preloadNotices(): void {
  void Promise.allSettled([loadToaster(), loadDialog()]);
}
