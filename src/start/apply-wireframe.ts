// Before a prototype's first paint: whether it is shown as a wireframe.
if (new URLSearchParams(location.search).has('wireframe')) {
  document.documentElement.dataset.wireframe = '';
}
