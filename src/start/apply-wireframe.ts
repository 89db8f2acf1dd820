// In a prototype's page, `?wireframe` shows everything in gray (src/prototypes/shared/base.css).
if (new URLSearchParams(location.search).has('wireframe')) {
  document.documentElement.dataset.wireframe = '';
}
