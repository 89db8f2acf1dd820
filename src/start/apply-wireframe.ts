if (new URLSearchParams(location.search).has('wireframe')) {
  document.documentElement.dataset.wireframe = '';
}
